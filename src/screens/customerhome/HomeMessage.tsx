import { Button } from '@mantine/core';
import { IconBuildingStore, IconPlugConnectedX } from '@tabler/icons-react';

import type { CustomerStart } from '~/api/customerStart';
import { LinkButton } from '~/components/LinkButton';
import { MessagePage } from '~/components/MessagePage';
import { Notice } from '~/ui/feedback/Notice';

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
      <MessagePage
        title="No pudimos abrir la tienda"
        picture={<IconPlugConnectedX />}
        beside="store"
        actions={<Button onClick={onRetry}>Reintentar</Button>}
      >
        <Notice severity="error">{start.message}</Notice>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title="¿Qué tienda buscás?"
      picture={<IconBuildingStore />}
      beside="store"
      actions={
        <LinkButton to="/info" state={{ shopper: true }}>
          Cómo funciona
        </LinkButton>
      }
    >
      <p>
        Para empezar, abrí el enlace que te pasó la tienda o escaneá su código QR. Después vas a
        poder volver acá cuando quieras.
      </p>
    </MessagePage>
  );
}
