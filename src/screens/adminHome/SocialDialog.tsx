import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';

import { useSetStoreUserData } from '~/api/adminStores';
import type { AdminStore, SocialNetworks } from '~/contract/types';
import { messages } from '~/domain/messages';
import { urlError } from '~/domain/validators';
import { toast } from '~/ui/toast';

import { DialogForm, DialogFrame } from './DialogFrame';

import classes from './AdminHomeScreen.module.css';

const networks = [
  { name: 'whatsapp', label: 'WhatsApp' },
  { name: 'yt', label: 'YouTube' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'maps', label: 'Mapa' },
] as const satisfies readonly { name: keyof SocialNetworks; label: string }[];

type Network = (typeof networks)[number]['name'];

/** The store's social links and which of them its page shows (§7 customer, set user data). */
export function SocialDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const [values, setValues] = useState(store.social_networks);
  const [errors, setErrors] = useState<Partial<Record<Network, string>>>({});
  const save = useSetStoreUserData();

  function submit() {
    const found: Partial<Record<Network, string>> = {};
    for (const { name } of networks) {
      const error = urlError(values[name]);
      if (error !== null) found[name] = error;
    }
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    save.mutate(
      { id: store.id, body: { social_networks: values } },
      {
        onSuccess: () => {
          toast.success(messages.userDataSaved);
          onClose();
        },
      },
    );
  }

  return (
    <DialogFrame
      title={`Redes sociales de ${store.name}`}
      changed={values !== store.social_networks}
      onClose={onClose}
    >
      <DialogForm
        submitLabel="Guardar"
        busy={save.isPending}
        failure={save.error}
        onSubmit={submit}
        onClose={onClose}
      >
        {networks.map(({ name, label }) => (
          <div key={name} className={classes.networks}>
            <TextInput
              label={label}
              type="url"
              placeholder="https://"
              value={values[name] ?? ''}
              error={errors[name]}
              onChange={(event) => {
                const text = event.currentTarget.value;
                setValues((before) => ({ ...before, [name]: text === '' ? null : text }));
                setErrors((before) => ({ ...before, [name]: undefined }));
              }}
            />
            <Checkbox
              label="Mostrar"
              aria-label={`Mostrar ${label}`}
              checked={values.flags[name]}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                setValues((before) => ({ ...before, flags: { ...before.flags, [name]: checked } }));
              }}
            />
          </div>
        ))}
      </DialogForm>
    </DialogFrame>
  );
}
