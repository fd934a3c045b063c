import { TextInput, type TextInputProps } from '@mantine/core';

import { useUpdateAdminStore } from '~/api/adminStores';
import { type FormErrors, useForm } from '~/components/forms/useForm';
import type { AdminStore, AdminStoreUpdate } from '~/contract/types';
import { messages } from '~/domain/messages';
import { whatsappNumberError } from '~/domain/store/whatsappLink';
import { urlError } from '~/domain/validators';

import { DialogForm, DialogFrame } from './DialogFrame';

type StoreField = {
  name: string;
  /** The saved text; null for none. */
  saved: string | null;
  validate: (text: string | null) => string | null;
} & Pick<TextInputProps, 'label' | 'description' | 'inputMode' | 'type' | 'placeholder'>;

/** Optional texts of a store, each trimmed, and null when it is empty. */
function StoreFieldsDialog({
  title,
  store,
  fields,
  toUpdate,
  onClose,
}: {
  title: string;
  store: AdminStore;
  fields: readonly StoreField[];
  toUpdate: (textOf: (name: string) => string | null) => AdminStoreUpdate;
  onClose: () => void;
}) {
  const update = useUpdateAdminStore();
  const form = useForm<Record<string, string>>({
    saved: Object.fromEntries(fields.map(({ name, saved }) => [name, saved ?? ''])),
    validate: (values) => {
      const errors: FormErrors = {};
      for (const { name, validate } of fields) {
        const error = validate(values[name]?.trim() || null);
        if (error !== null) errors[name] = error;
      }
      return errors;
    },
    save: async (values) => {
      await update.mutateAsync({
        id: store.id,
        body: toUpdate((name) => values[name]?.trim() || null),
      });
      onClose();
    },
    success: messages.storeDataSaved,
  });
  return (
    <DialogFrame title={`${title} de ${store.name}`} changed={form.isDirty} onClose={onClose}>
      <DialogForm form={form} submitLabel="Guardar" onClose={onClose}>
        {fields.map(({ name, saved: _saved, validate: _validate, ...input }, index) => (
          <TextInput
            key={name}
            {...input}
            data-autofocus={index === 0 || undefined}
            value={form.values[name] ?? ''}
            error={form.errors[name]}
            onChange={(event) => form.change({ [name]: event.currentTarget.value })}
          />
        ))}
      </DialogForm>
    </DialogFrame>
  );
}

/** The store's own WhatsApp number. */
export function WhatsappDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  return (
    <StoreFieldsDialog
      title="WhatsApp"
      store={store}
      fields={[
        {
          name: 'exclusive_whatsapp',
          label: 'Número de WhatsApp',
          description:
            'Con el código del país, por ejemplo +5491145550101. Vacío: la tienda no tiene número propio.',
          inputMode: 'tel',
          saved: store.identifiers.exclusive_whatsapp,
          validate: whatsappNumberError,
        },
      ]}
      toUpdate={(textOf) => ({
        identifiers: { exclusive_whatsapp: textOf('exclusive_whatsapp') },
      })}
      onClose={onClose}
    />
  );
}

/** The store's two report links. */
export function UrlsDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const link = { type: 'url', placeholder: 'https://', validate: urlError } as const;
  return (
    <StoreFieldsDialog
      title="Informes"
      store={store}
      fields={[
        {
          ...link,
          name: 'report_slim',
          label: 'Informe de inicio',
          saved: store.urls.report_slim,
        },
        {
          ...link,
          name: 'report_general',
          label: 'Informes',
          saved: store.urls.report_general,
        },
      ]}
      toUpdate={(textOf) => ({
        urls: { report_slim: textOf('report_slim'), report_general: textOf('report_general') },
      })}
      onClose={onClose}
    />
  );
}
