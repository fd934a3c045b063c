import { logCustomerActivity } from '~/api/customerSession';
import { InternalLink } from '~/components/InternalLink';
import { photoSources } from '~/domain/photoSize';
import { activities } from '~/domain/shopper/activities';
import type { HomeImage } from '~/domain/store/theme';
import { config } from '~/lib/config';

import { internalUrlOf } from './homeLinks';
import { HomePicture } from './HomePicture';

import classes from './PromoGrid.module.css';

/** Width of a picture in CSS px, at its widest. */
const PICTURE_WIDTH = 360;

/** Up to six promo pictures with description and link. */
export function PromoGrid({
  promos,
  lang,
}: {
  promos: readonly HomeImage[];
  /** Of the descriptions. */
  lang: string;
}) {
  if (promos.length === 0) return null;
  return (
    <section aria-labelledby="promos">
      <h2 id="promos" className={classes.heading}>
        Destacados
      </h2>
      <ul className={classes.grid}>
        {promos.map((promo) => (
          <li key={promo.slot} data-highlighted={promo.highlighted}>
            <Promo promo={promo} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Promo({ promo: { url, description, link }, lang }: { promo: HomeImage; lang: string }) {
  const content = (
    <>
      <span className={classes.picture}>
        <HomePicture
          source={photoSources(url, { width: PICTURE_WIDTH })}
          alt={description === '' ? 'Destacado de la tienda' : ''}
        />
      </span>
      {description === '' ? null : (
        <span className={classes.words} lang={lang}>
          {description}
        </span>
      )}
    </>
  );
  const follow = () => logCustomerActivity(activities.promo, { description, link });
  const inside =
    link === null ? null : internalUrlOf(link, [...config().customerHosts, window.location.host]);
  if (link === null) {
    return <div className={classes.card}>{content}</div>;
  }
  return inside === null ? (
    <a
      className={classes.card}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      onClick={follow}
    >
      {content}
    </a>
  ) : (
    <InternalLink className={classes.card} url={inside} onFollow={follow}>
      {content}
    </InternalLink>
  );
}
