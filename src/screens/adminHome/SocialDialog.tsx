import { Checkbox, TextInput } from '@mantine/core';

import { useSetStoreUserData } from '~/api/adminStores';
import { type FormErrors, useForm } from '~/components/forms/useForm';
import type { AdminStore, SocialNetworks } from '~/contract/types';
import { messages } from '~/domain/messages';
import { urlError } from '~/domain/validators';

import { DialogForm, DialogFrame } from './DialogFrame';

import classes from './AdminHomeScreen.module.css';

const networks = [
  { name: 'whatsapp', label: 'WhatsApp' },
  { name: 'yt', label: 'YouTube' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'maps', label: 'Mapa' },
] as const satisfies readonly { name: keyof SocialNetworks; label: string }[];

function validate(links: SocialNetworks): FormErrors {
  const errors: FormErrors = {};
  for (const { name } of networks) {
    const error = urlError(links[name]);
    if (error !== null) errors[name] = error;
  }
  return errors;
}

/** The store's social links and which of them its page shows. */
export function SocialDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const save = useSetStoreUserData();
  const form = useForm({
    saved: store.social_networks,
    validate,
    save: async (social_networks) => {
      await save.mutateAsync({ id: store.id, body: { social_networks } });
      onClose();
    },
    success: messages.userDataSaved,
  });
  const { values, errors, change } = form;

  return (
    <DialogFrame title={`Redes sociales de ${store.name}`} changed={form.isDirty} onClose={onClose}>
      <DialogForm form={form} submitLabel="Guardar" onClose={onClose}>
        {networks.map(({ name, label }) => (
          <div key={name} className={classes.networks}>
            <TextInput
              label={label}
              type="url"
              placeholder="https://"
              value={values[name] ?? ''}
              error={errors[name]}
              onChange={(event) => change({ [name]: event.currentTarget.value || null })}
            />
            <Checkbox
              label="Mostrar"
              aria-label={`Mostrar ${label}`}
              checked={values.flags[name]}
              onChange={(event) =>
                change({ flags: { ...values.flags, [name]: event.currentTarget.checked } })
              }
            />
          </div>
        ))}
      </DialogForm>
    </DialogFrame>
  );
}
