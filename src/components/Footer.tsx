import { safeHref } from '~/domain/safeLinks';
import { APP_VERSION, buildId } from '~/lib/build';
import { config } from '~/lib/config';

import classes from './Footer.module.css';

const networks = [
  { key: 'whatsapp', label: 'WhatsApp' },
  { key: 'youtube', label: 'YouTube' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'instagram', label: 'Instagram' },
] as const;

/**
 * The platform's social links, privacy policy, "Powered by" and the version label.
 * @param beside `store`: on a shopper's page, where the platform's networks must differ from the store's
 */
export function Footer({ beside }: { beside?: 'store' | undefined }) {
  const { social, privacyUrl, poweredBy } = config();
  const isBesideStore = beside === 'store';
  const links = networks.flatMap((network) => {
    const href = safeHref(social[network.key] ?? '');
    // The platform's WhatsApp would be taken for the store's.
    if (!href || (isBesideStore && network.key === 'whatsapp')) return [];
    return [{ ...network, href }];
  });
  return (
    <footer className={classes.footer}>
      <span className={classes.networks}>
        {isBesideStore && 'Plataforma:'}
        {links.map(({ key, label, href }) => (
          <a key={key} href={href} target="_blank" rel="noreferrer">
            {label}
          </a>
        ))}
      </span>
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
