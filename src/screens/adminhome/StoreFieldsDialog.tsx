import { TextInput, type TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { storesQuery, useSaveStoreIdentifiers, useSaveStoreUrls } from '~/api/adminStores';
import { asSecondary } from '~/api/transport/loadPolicy';
import type { SaveReport } from '~/components/forms/toastSaved';
import { useForm } from '~/components/forms/useForm';
import type { AdminStore } from '~/contract/types';
import { urlError, type FieldErrors } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';
import { takenNumberError, whatsappNumberError } from '~/domain/store/whatsappLink';

import { DialogForm, AdminDialog } from './AdminDialog';
import { storeTitle } from './storeDialogs';

type StoreField = {
  name: string;
  /** The saved text; null for none. */
  saved: string | null;
  validate: (text: string | null) => string | null;
} & Pick<TextInputProps, 'label' | 'description' | 'inputMode' | 'type' | 'placeholder'>;

/** Texts of a store by field, null for none. */
type StoreTexts = Record<string, string | null>;

const textsOf = (typed: Record<string, string>): StoreTexts =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim() || null]));

const typedOf = (texts: StoreTexts): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? '']));

/** Optional texts of a store: trimmed, null when empty. */
function StoreFieldsDialog({
  title,
  store,
  fields,
  save,
  onClose,
}: {
  title: string;
  store: AdminStore;
  fields: readonly StoreField[];
  /** Saves what `change` makes of the newest texts. */
  save: (change: (newest: StoreTexts) => StoreTexts) => Promise<SaveReport>;
  onClose: () => void;
}) {
  const form = useForm<Record<string, string>>({
    saved: Object.fromEntries(fields.map(({ name, saved }) => [name, saved ?? ''])),
    validate: (values) => {
      const errors: FieldErrors<string> = {};
      for (const { name, validate } of fields) {
        const error = validate(values[name]?.trim() || null);
        if (error !== null) errors[name] = error;
      }
      return errors;
    },
    save: async (_, onto) => {
      const answer = await save((newest) => textsOf(onto(typedOf(newest))));
      onClose();
      return answer;
    },
    success: messages.storeDataSaved,
  });
  return (
    <AdminDialog
      title={`${title} de ${storeTitle(store)}`}
      changed={form.isDirty}
      onClose={onClose}
    >
      <DialogForm form={form} submitLabel="Guardar">
        {fields.map(({ name, saved: _saved, validate: _validate, ...input }, index) => (
          <TextInput
            key={name}
            name={name}
            {...input}
            data-autofocus={index === 0 || undefined}
            {...form.field(name)}
            value={form.values[name] ?? ''}
          />
        ))}
      </DialogForm>
    </AdminDialog>
  );
}

/** The store's own WhatsApp number. */
export function StoreWhatsappDialog({
  store,
  onClose,
}: {
  store: AdminStore;
  onClose: () => void;
}) {
  const save = useSaveStoreIdentifiers();
  const { data: stores } = useQuery(asSecondary(storesQuery()));
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
          validate: (number) =>
            whatsappNumberError(number) ?? takenNumberError(number, store, stores?.rows ?? []),
        },
      ]}
      save={(change) =>
        save.mutateAsync({
          id: store.id,
          buildBody: ({ ...newest }) => ({
            exclusive_whatsapp: change(newest)['exclusive_whatsapp'] ?? null,
          }),
        })
      }
      onClose={onClose}
    />
  );
}

/** The store's two report links. */
export function UrlsDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const save = useSaveStoreUrls();
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
      save={(change) =>
        save.mutateAsync({
          id: store.id,
          buildBody: ({ ...newest }) => {
            const { report_slim = null, report_general = null } = change(newest);
            return { report_slim, report_general };
          },
        })
      }
      onClose={onClose}
    />
  );
}
