import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandWhatsapp,
  IconBrandYoutube,
} from '@tabler/icons-react';

import { safeHref } from '~/domain/safeLinks';
import { APP_VERSION, buildId } from '~/lib/build';
import { config } from '~/lib/config';

import classes from './Footer.module.css';

const networks = [
  { key: 'whatsapp', label: 'WhatsApp', Icon: IconBrandWhatsapp },
  { key: 'youtube', label: 'YouTube', Icon: IconBrandYoutube },
  { key: 'facebook', label: 'Facebook', Icon: IconBrandFacebook },
  { key: 'instagram', label: 'Instagram', Icon: IconBrandInstagram },
] as const;

/**
 * The platform's social links, privacy policy, "Powered by" and the version label.
 * @param beside `store`: on a shopper's page, where the platform's networks must differ from the store's
 */
export function Footer({ beside }: { beside?: 'store' | undefined }) {
  const { social, privacyUrl, poweredBy } = config();
  const links = networks.flatMap((network) => {
    const href = safeHref(social[network.key] ?? '');
    return href ? [{ ...network, href }] : [];
  });
  return (
    <footer className={classes.footer}>
      {beside === 'store' ? (
        <span className={classes.words}>
          Plataforma:
          {links
            .filter(({ key }) => key !== 'whatsapp')
            .map(({ key, label, href }) => (
              <a key={key} href={href} target="_blank" rel="noreferrer">
                {label}
              </a>
            ))}
        </span>
      ) : (
        <div className={classes.group}>
          {links.map(({ key, label, href, Icon }) => (
            <a
              key={key}
              className={classes.icon}
              href={href}
              target="_blank"
              rel="noreferrer"
              aria-label={label}
            >
              <Icon size={20} aria-hidden="true" />
            </a>
          ))}
        </div>
      )}
      <a href={privacyUrl} target="_blank" rel="noreferrer">
        Política de privacidad
      </a>
      <span>
        Powered by{' '}
        <a href={poweredBy.url} target="_blank" rel="noreferrer">
          {poweredBy.label}
        </a>
      </span>
      <span title={`Compilación ${buildId()}`}>Versión {APP_VERSION}</span>
    </footer>
  );
}
