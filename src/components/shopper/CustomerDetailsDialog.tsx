import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { clientDataQuery } from '~/api/customerSession';
import { errorMessage } from '~/api/errors';
import { removeTypedTexts } from '~/session/typedTexts';
import { Notice } from '~/ui/Notice';
import { useWaiting } from '~/ui/waiting';

import { CUSTOMER_DETAILS, CustomerDetailsForm } from './CustomerDetailsForm';
import { ShopDialog } from './ShopDialog';

import classes from './CustomerDetailsDialog.module.css';

/** The shopper's own data; asks before unsaved changes are discarded. */
export function CustomerDetailsDialog({ onClose }: { onClose: () => void }) {
  // A ref: Escape right after a key press must find the newest value.
  const isDirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const { data, isPending, error, refetch } = useQuery(clientDataQuery());
  useWaiting(isPending);

  function discard() {
    removeTypedTexts(CUSTOMER_DETAILS);
    onClose();
  }

  return (
    <ShopDialog
      title="Mis datos"
      onClose={() => {
        if (isDirty.current) setAsking(true);
        else onClose();
      }}
    >
      {asking ? (
        <div className={classes.asking} role="alertdialog" aria-label="Cambios sin guardar">
          <p>Hay cambios sin guardar. ¿Querés salir igual?</p>
          <Button variant="default" onClick={() => setAsking(false)}>
            Seguir editando
          </Button>
          <Button variant="default" onClick={discard}>
            Salir sin guardar
          </Button>
        </div>
      ) : null}
      {isPending ? <output>Cargando…</output> : null}
      {error ? (
        <div className={classes.asking}>
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
