import { IconBuildingStore, IconPlugConnectedX, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { CustomerStart } from '~/api/customerStart';
import { Brand } from '~/components/Brand';
import { Disc } from '~/components/Disc';
import { Footer } from '~/components/Footer';
import { Notice } from '~/ui/Notice';

import classes from './HomeMessage.module.css';

function Page({ title, Icon, children }: { title: string; Icon: TablerIcon; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <title>{title}</title>
      <main className={classes.main}>
        <Brand />
        <Disc>
          <Icon />
        </Disc>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
      <Footer beside="store" />
    </div>
  );
}

/** The home without a store: the URL names none, or loading failed and no session is stored. */
export function HomeMessage({
  start,
  onRetry,
}: {
  start: Extract<CustomerStart, { kind: 'noStore' | 'failed' }>;
  onRetry: () => void;
}) {
  if (start.kind === 'failed') {
    return (
      <Page title="No pudimos abrir la tienda" Icon={IconPlugConnectedX}>
        <Notice severity="error">{start.message}</Notice>
        <button type="button" className={classes.action} onClick={onRetry}>
          Reintentar
        </button>
      </Page>
    );
  }
  return (
    <Page title="¿Qué tienda buscás?" Icon={IconBuildingStore}>
      <p>
        Para empezar, abrí el enlace que te pasó la tienda o escaneá su código QR. Después vas a
        poder volver acá cuando quieras.
      </p>
      <Link className={classes.action} to="/info" state={{ shopper: true }}>
        Cómo funciona
      </Link>
    </Page>
  );
}
