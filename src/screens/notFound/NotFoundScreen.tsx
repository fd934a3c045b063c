import { IconBuildingStore } from '@tabler/icons-react';
import { Link, useLocation, useRouter } from '@tanstack/react-router';

import { Brand } from '~/components/Brand';
import { Footer } from '~/components/Footer';
import { commonMessages } from '~/domain/commonMessages';
import { audience } from '~/session/audience';
import { PlainButton } from '~/ui/PlainButton';

import classes from './NotFoundScreen.module.css';

/**
 * /404 and any unknown path, with a link to the home of this side. After a public load that may work later, also
 * "Reintentar"; for a disabled store the text says so.
 */
export function NotFoundScreen() {
  const router = useRouter();
  const { failed, closed = false } = useLocation({ select: ({ state }) => state });
  const isPublic = failed !== undefined || audience() === 'customer';
  return (
    <div className={classes.page}>
      <main className={classes.message}>
        <title>{closed ? 'Tienda no disponible' : 'Página no encontrada'}</title>
        <Brand />
        <p className={classes.number} aria-hidden="true">
          {closed ? <IconBuildingStore className={classes.icon} /> : '404'}
        </p>
        <h1 className={classes.title} tabIndex={-1}>
          {closed ? 'Esta tienda no está disponible por ahora' : commonMessages.unknownRoute}
        </h1>
        {closed ? (
          <p className={classes.note}>
            Cuando vuelva a abrir, este mismo enlace va a funcionar. Si hiciste un pedido o un pago,
            hablá con la tienda.
          </p>
        ) : null}
        {closed ? null : (
          <p className={classes.note}>
            {failed === undefined
              ? 'El enlace puede estar incompleto o haber cambiado.'
              : 'El enlace no se pudo cargar. Puede ser la conexión: probá de nuevo.'}
          </p>
        )}
        <div className={classes.actions}>
          {failed === undefined ? null : (
            <PlainButton onClick={() => router.history.replace(failed)}>Reintentar</PlainButton>
          )}
          <Link to={audience() === 'customer' ? '/homeclient/{-$id}' : '/home'}>
            Volver al inicio
          </Link>
        </div>
      </main>
      <Footer beside={isPublic ? 'store' : undefined} />
    </div>
  );
}
