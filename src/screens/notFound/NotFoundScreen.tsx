import { IconBuildingStore, IconPlugConnectedX } from '@tabler/icons-react';
import { Link, useLocation, useRouter } from '@tanstack/react-router';

import { Brand } from '~/components/Brand';
import { Disc } from '~/components/Disc';
import { Footer } from '~/components/Footer';
import { commonMessages } from '~/domain/commonMessages';
import { storePath } from '~/domain/store/hashtag';
import { audience } from '~/session/audience';
import { customerSession } from '~/session/customer';
import { PlainButton } from '~/ui/PlainButton';

import classes from './NotFoundScreen.module.css';

/**
 * /404 and any unknown path, with a link to the home of this side: after a failed load of a shopper's page to the home of
 * the stored store. After a load that may work later a headline says what failed, with "Reintentar", and for a disabled
 * store that it is closed; the specified sentence stands below it.
 */
export function NotFoundScreen() {
  const router = useRouter();
  const { failed, closed = false, shopper = false } = useLocation({ select: ({ state }) => state });
  const isPublic = shopper || audience() === 'customer';
  const isFailure = failed !== undefined && !closed;
  const { store } = customerSession();
  const shopperHome = store === null ? '/homeclient' : storePath(store.hashtag);
  return (
    <div className={classes.page}>
      <main className={classes.message}>
        <title>
          {closed
            ? 'Tienda no disponible'
            : isFailure
              ? 'No se pudo cargar'
              : 'Página no encontrada'}
        </title>
        <Brand />
        <Disc>
          <Picture failed={isFailure} closed={closed} />
        </Disc>
        <h1 className={classes.title} tabIndex={-1}>
          {closed
            ? 'Esta tienda no está disponible por ahora'
            : isFailure
              ? 'El enlace no se pudo cargar'
              : commonMessages.unknownRoute}
        </h1>
        {failed === undefined ? null : (
          <p className={classes.note}>{commonMessages.unknownRoute}</p>
        )}
        {closed ? (
          <p className={classes.note}>
            Cuando vuelva a abrir, este mismo enlace va a funcionar. Si hiciste un pedido o un pago,
            hablá con la tienda.
          </p>
        ) : null}
        {isFailure ? (
          <p className={classes.problem}>Puede ser la conexión: probá de nuevo.</p>
        ) : null}
        {failed === undefined ? (
          <p className={classes.note}>
            El enlace puede estar incompleto o haber cambiado.
            {isPublic && store === null ? ' Pedile el enlace a la tienda.' : ''}
          </p>
        ) : null}
        <div className={classes.actions}>
          {failed === undefined ? null : (
            <PlainButton onClick={() => router.history.replace(failed)}>Reintentar</PlainButton>
          )}
          <Link to={isPublic ? shopperHome : '/home'}>Volver al inicio</Link>
        </div>
      </main>
      <Footer beside={isPublic ? 'store' : undefined} />
    </div>
  );
}

function Picture({ failed, closed }: { failed: boolean; closed: boolean }) {
  if (closed) return <IconBuildingStore />;
  if (failed) return <IconPlugConnectedX />;
  return '404';
}
