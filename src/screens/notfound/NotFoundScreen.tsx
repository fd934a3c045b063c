import '~/ui/styles/texts';
import { Button, Text } from '@mantine/core';
import { IconBuildingStore, IconPlugConnectedX } from '@tabler/icons-react';
import { useLocation, useRouter } from '@tanstack/react-router';

import { LinkButton } from '~/components/LinkButton';
import { Message, MessagePage } from '~/components/MessagePage';
import { messages } from '~/domain/messages';
import { storePath, withoutHash } from '~/domain/store/hashtag';
import { audience } from '~/session/audience';
import { customerSession, type StoredCustomerSession } from '~/session/customer';
import { useStaffSession } from '~/session/staff';
import { lazyNamed } from '~/ui/lazyNamed';

const StaffLayout = lazyNamed(() => import('~/components/staffLayout/StaffLayout'), 'StaffLayout');

/**
 * /404 and any unknown path, with a link to the home of this side: after a failed load of a shopper's page to the home of
 * the stored store. After a load that may work later a headline says what failed, with "Reintentar", and for a disabled
 * store that it is not available; the specified sentence stands below it. A signed-in user keeps menu and account.
 */
export function NotFoundScreen() {
  const router = useRouter();
  const {
    failed,
    storeDisabled = false,
    shopper = false,
  } = useLocation({ select: ({ state }) => state });
  const isShopper = shopper || audience() === 'customer';
  const isFailure = failed !== undefined && !storeDisabled;
  const session = customerSession();
  const { store } = session;
  const shopperHome = store === null ? '/homeclient' : storePath(store.hashtag);
  const isStaff = useStaffSession() !== null && !isShopper;
  const documentTitle = storeDisabled
    ? 'Tienda no disponible'
    : isFailure
      ? 'No se pudo cargar'
      : 'Página no encontrada';
  const message = {
    title: storeDisabled
      ? 'Esta tienda no está disponible por ahora'
      : isFailure
        ? 'El enlace no se pudo cargar'
        : messages.unknownRoute,
    picture: <Picture failed={isFailure} storeDisabled={storeDisabled} />,
    actions: (
      <>
        {failed === undefined ? null : (
          <Button onClick={() => router.history.replace(failed)}>Reintentar</Button>
        )}
        <LinkButton
          variant={failed === undefined ? 'filled' : 'default'}
          to={isShopper ? shopperHome : '/home'}
        >
          Volver al inicio
        </LinkButton>
      </>
    ),
    children: (
      <>
        {failed === undefined ? null : <Text c="dimmed">{messages.unknownRoute}</Text>}
        {storeDisabled ? (
          <Text c="dimmed">
            Cuando vuelva a abrir, este mismo enlace va a funcionar. Si hiciste un pedido o un pago,
            hablá con la tienda.
          </Text>
        ) : null}
        {isFailure ? <p>Puede ser la conexión: probá de nuevo.</p> : null}
        {failed === undefined ? (
          <Text c="dimmed">
            El enlace puede estar incompleto o haber cambiado.
            {isShopper && store === null ? ' Pedile el enlace a la tienda.' : ''}
          </Text>
        ) : null}
      </>
    ),
  };
  if (isStaff) {
    return (
      <StaffLayout>
        <title>{documentTitle}</title>
        <Message {...message} />
      </StaffLayout>
    );
  }
  return (
    <MessagePage
      {...message}
      documentTitle={documentTitle}
      beside={isShopper ? 'store' : undefined}
      store={isShopper && !(storeDisabled && isOfOther(failed, session)) ? store : null}
    />
  );
}

/** Whether a shopper's link names another store than that of the session. */
function isOfOther(
  link = '',
  { store, productListToken, currentOrderToken, lastOrderToken }: StoredCustomerSession,
): boolean {
  const [, , id] = link.split(/[/?#]/);
  if (!id || store === null) return false;
  const own = [withoutHash(store.hashtag), productListToken, currentOrderToken, lastOrderToken];
  return !own.includes(id);
}

function Picture({ failed, storeDisabled }: { failed: boolean; storeDisabled: boolean }) {
  if (storeDisabled) return <IconBuildingStore />;
  if (failed) return <IconPlugConnectedX />;
  return '404';
}
