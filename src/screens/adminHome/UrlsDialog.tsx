import { TextInput } from '@mantine/core';
import { useState } from 'react';

import { useUpdateAdminStore } from '~/api/adminStores';
import type { AdminStore, StoreUrls } from '~/contract/types';
import { messages } from '~/domain/messages';
import { urlError } from '~/domain/validators';
import { toast } from '~/ui/toast';

import { DialogForm, DialogFrame } from './DialogFrame';

type UrlField = keyof StoreUrls;

const fields = [
  { name: 'report_slim', label: 'Informe de inicio' },
  { name: 'report_general', label: 'Informes' },
] as const satisfies readonly { name: UrlField; label: string }[];

/** The store's two report links, each empty when there is no report (§2 customer). */
export function UrlsDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const saved: Record<UrlField, string> = {
    report_slim: store.urls.report_slim ?? '',
    report_general: store.urls.report_general ?? '',
  };
  const [values, setValues] = useState(saved);
  const [errors, setErrors] = useState<Partial<Record<UrlField, string | null>>>({});
  const update = useUpdateAdminStore();

  function save() {
    const found = {
      report_slim: urlError(values.report_slim),
      report_general: urlError(values.report_general),
    };
    setErrors(found);
    if (found.report_slim !== null || found.report_general !== null) return;
    update.mutate(
      {
        id: store.id,
        body: {
          urls: {
            report_slim: values.report_slim.trim() || null,
            report_general: values.report_general.trim() || null,
          },
        },
      },
      {
        onSuccess: () => {
          toast.success(messages.storeDataSaved);
          onClose();
        },
      },
    );
  }

  return (
    <DialogFrame
      title={`Informes de ${store.name}`}
      changed={fields.some(({ name }) => values[name] !== saved[name])}
      onClose={onClose}
    >
      <DialogForm
        submitLabel="Guardar"
        busy={update.isPending}
        failure={update.error}
        onSubmit={save}
        onClose={onClose}
      >
        {fields.map(({ name, label }) => (
          <TextInput
            key={name}
            label={label}
            type="url"
            placeholder="https://"
            value={values[name]}
            error={errors[name]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setValues((before) => ({ ...before, [name]: value }));
              setErrors((before) => ({ ...before, [name]: null }));
            }}
          />
        ))}
      </DialogForm>
    </DialogFrame>
  );
}
