import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { clientDataQuery } from '~/api/customerSession';
import { errorMessage } from '~/api/transport/errors';
import { removeTypedTexts } from '~/session/typedTexts';
import { Notice } from '~/ui/feedback/Notice';
import { saysText } from '~/ui/feedback/say';
import { useWaiting } from '~/ui/feedback/waiting';

import { ShopDialog } from '../ShopDialog';
import { CUSTOMER_DETAILS, CustomerDetailsForm } from './CustomerDetailsForm';

import classes from './CustomerDetailsDialog.module.css';

/** The shopper's own data; asks before unsaved changes are discarded. */
export function CustomerDetailsDialog({ onClose }: { onClose: () => void }) {
  // A ref: Escape right after a key press must find the newest value.
  const isDirty = useRef(false);
  const { data, isPending, error, refetch } = useQuery(clientDataQuery());
  useWaiting(isPending);

  return (
    <ShopDialog
      form
      title="Mis datos"
      onClose={onClose}
      unsaved={{
        isUnsaved: () => isDirty.current,
        question: 'Hay cambios sin guardar. ¿Querés salir igual?',
        onDiscard: () => removeTypedTexts(CUSTOMER_DETAILS),
      }}
    >
      {isPending ? <p ref={saysText}>Cargando…</p> : null}
      {error ? (
        <div className={classes.failure}>
          <Notice severity="error">{errorMessage(error)}</Notice>
          <Button variant="default" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </div>
      ) : null}
      {data ? (
        <CustomerDetailsForm
          client={data.client}
          onDirtyChange={(value) => {
            isDirty.current = value;
          }}
          onSaved={onClose}
        />
      ) : null}
    </ShopDialog>
  );
}
