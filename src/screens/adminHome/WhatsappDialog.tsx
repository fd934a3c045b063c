import { TextInput } from '@mantine/core';
import { useState } from 'react';

import { useUpdateAdminStore } from '~/api/adminStores';
import type { AdminStore } from '~/contract/types';
import { messages } from '~/domain/messages';
import { whatsappNumberError } from '~/domain/store/whatsappLink';
import { toast } from '~/ui/toast';

import { DialogForm, DialogFrame } from './DialogFrame';

/** The store's own WhatsApp number, empty when it has none (§2 customer). */
export function WhatsappDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const saved = store.identifiers.exclusive_whatsapp ?? '';
  const [number, setNumber] = useState(saved);
  const [error, setError] = useState<string | null>(null);
  const update = useUpdateAdminStore();
  function save() {
    const exclusive_whatsapp = number.trim() || null;
    const found = whatsappNumberError(exclusive_whatsapp);
    setError(found);
    if (found !== null) return;
    update.mutate(
      { id: store.id, body: { identifiers: { exclusive_whatsapp } } },
      {
        onSuccess: () => {
          toast.success(messages.storeDataSaved);
          onClose();
        },
      },
    );
  }
  return (
    <DialogFrame title={`WhatsApp de ${store.name}`} changed={number !== saved} onClose={onClose}>
      <DialogForm
        submitLabel="Guardar"
        busy={update.isPending}
        failure={update.error}
        onSubmit={save}
        onClose={onClose}
      >
        <TextInput
          label="Número de WhatsApp"
          description="Con el código del país, por ejemplo +5491145550101. Vacío: la tienda no tiene número propio."
          inputMode="tel"
          data-autofocus
          value={number}
          error={error}
          onChange={(event) => {
            setNumber(event.currentTarget.value);
            setError(null);
          }}
        />
      </DialogForm>
    </DialogFrame>
  );
}
