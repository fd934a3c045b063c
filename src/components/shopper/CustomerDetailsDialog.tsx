import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';

import { clientDataQuery } from '~/api/customerSession';
import { errorMessage } from '~/api/errors';
import { Notice } from '~/ui/Notice';

import { CustomerDetailsForm } from './CustomerDetailsForm';

import classes from './CustomerDetailsDialog.module.css';

/** The shopper's own data in a native modal dialog, which traps the focus and returns it when it closes. */
export function CustomerDetailsDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [isDirty, setIsDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const { data, isPending, error, refetch } = useQuery(clientDataQuery());
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  // The browser closes it and returns the focus; its event calls `onClose`.
  const close = () => dialog.current?.close();
  function leave() {
    if (isDirty) setAsking(true);
    else close();
  }

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={onClose}
    >
      <div className={classes.head}>
        <h2 id={title} className={classes.title}>
          Mis datos
        </h2>
        <button type="button" className={classes.close} aria-label="Cerrar" onClick={leave}>
          ×
        </button>
      </div>
      {asking ? (
        <div className={classes.asking} role="alertdialog" aria-label="Cambios sin guardar">
          <p>Hay cambios sin guardar. ¿Querés salir igual?</p>
          <button type="button" className={classes.secondary} onClick={() => setAsking(false)}>
            Seguir editando
          </button>
          <button type="button" className={classes.secondary} onClick={close}>
            Salir sin guardar
          </button>
        </div>
      ) : null}
      {isPending ? <output>Cargando…</output> : null}
      {error ? (
        <div className={classes.asking}>
          <Notice severity="error">{errorMessage(error)}</Notice>
          <button type="button" className={classes.secondary} onClick={() => void refetch()}>
            Reintentar
          </button>
        </div>
      ) : null}
      {data ? (
        <CustomerDetailsForm client={data.client} onDirtyChange={setIsDirty} onSaved={close} />
      ) : null}
    </dialog>
  );
}
