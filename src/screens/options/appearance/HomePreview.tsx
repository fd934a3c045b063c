import { IconPhoto, IconPlayerPlay } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';

import type { MediaSlot, Store } from '~/contract/types';
import { safeMediaUrl } from '~/domain/safeLinks';
import type { HomeColors } from '~/domain/store/homeColors';
import { mainImage, promoImages, themeSubtitle, themeTitle, videoId } from '~/domain/store/theme';
import { SafeHtml } from '~/ui/SafeHtml';

import classes from './HomePreview.module.css';

/** A small preview of the shopper's home with the typed values; the subtitle is sanitized. */
export function HomePreview({
  store,
  colors,
  logo,
  title,
  subtitle,
  media,
}: {
  store: Store;
  colors: HomeColors;
  logo: string;
  title: string;
  subtitle: string;
  media: MediaSlot[];
}) {
  const main = mainImage({ media });
  const promos = promoImages({ media });
  const video = videoId({ media });
  const logoUrl = safeMediaUrl(logo);
  const style: Record<`--home-${string}`, string> & CSSProperties = {
    '--home-header': colors.header,
    '--home-title': colors.title,
    '--home-accent': colors.accent,
  };
  return (
    <section
      className={classes.home}
      style={style}
      data-scheme="light"
      aria-label="Página de la tienda en miniatura"
    >
      <div className={classes.header}>
        {logoUrl === null ? (
          <strong>{store.name}</strong>
        ) : (
          <PreviewPicture key={logoUrl} url={logoUrl} alt={store.name} className={classes.logo} />
        )}
      </div>
      <div className={classes.body}>
        <p className={classes.title}>{themeTitle({ title })}</p>
        {main === null ? null : (
          <PreviewPicture
            key={main.url}
            url={main.url}
            alt={main.description || `Foto de ${store.name}`}
            className={classes.main}
          />
        )}
        <SafeHtml
          className={classes.subtitle}
          html={themeSubtitle({ subtitle, social_networks: store.social_networks })}
        />
        {promos.length === 0 ? null : (
          <ul className={classes.promos}>
            {promos.map(({ slot, url, description, highlighted }) => (
              <li key={slot} data-highlighted={highlighted}>
                <PreviewPicture key={url} url={url} alt="" className={classes.promo} />
                <span>{description}</span>
              </li>
            ))}
          </ul>
        )}
        {video === null ? null : (
          <p className={classes.video}>
            <IconPlayerPlay size={18} aria-hidden="true" /> Video {video}
          </p>
        )}
      </div>
    </section>
  );
}

function PreviewPicture({
  url,
  alt,
  className,
}: {
  url: string;
  alt: string;
  className: string | undefined;
}) {
  const [missing, setMissing] = useState(false);
  return missing ? (
    <span className={className} data-missing>
      <IconPhoto size={24} aria-hidden="true" />
      <span className="visually-hidden">{alt}</span>
    </span>
  ) : (
    <img
      className={className}
      src={url}
      alt={alt}
      loading="lazy"
      onError={() => setMissing(true)}
    />
  );
}
