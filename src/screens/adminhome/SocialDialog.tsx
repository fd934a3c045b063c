import { Checkbox, TextInput } from '@mantine/core';

import { useSaveStoreSocial } from '~/api/adminStores';
import { useForm } from '~/components/forms/useForm';
import type { AdminStore } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  socialDraft,
  socialErrors,
  type SocialNetwork,
  toSocialNetworks,
} from '~/domain/store/socialNetworks';

import { DialogForm, AdminDialog } from './AdminDialog';
import { storeTitle } from './storeDialogs';

import classes from './AdminHomeContent.module.css';

const networks = [
  { name: 'whatsapp', label: 'WhatsApp' },
  { name: 'yt', label: 'YouTube' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'maps', label: 'Mapa' },
] as const satisfies readonly { name: SocialNetwork; label: string }[];

/** A link that was missing is shown on the store's page once it is typed. */
const withUrl = ({ url, shown }: { url: string; shown: boolean }, typed: string) => ({
  url: typed,
  shown: shown || (url.trim() === '' && typed.trim() !== ''),
});

/** The store's social links, and which of them its page shows. */
export function SocialDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const save = useSaveStoreSocial();
  const form = useForm({
    saved: socialDraft(store.social_networks),
    validate: socialErrors,
    save: async (_, onto) => {
      const answer = await save.mutateAsync({
        id: store.id,
        buildBody: (newest) => toSocialNetworks(onto(socialDraft(newest))),
      });
      onClose();
      return answer;
    },
    success: messages.userDataSaved,
  });
  const { values, errors, change } = form;

  return (
    <AdminDialog
      title={`Redes sociales de ${storeTitle(store)}`}
      changed={form.isDirty}
      onClose={onClose}
    >
      <DialogForm form={form} submitLabel="Guardar">
        {networks.map(({ name, label }) => (
          <div key={name} className={classes.networks}>
            <TextInput
              label={label}
              name={name}
              type="url"
              placeholder="https://"
              value={values[name].url}
              error={errors[name]}
              onChange={(event) =>
                change({ [name]: withUrl(values[name], event.currentTarget.value) })
              }
            />
            <Checkbox
              label="Mostrar"
              aria-label={`Mostrar ${label}`}
              checked={values[name].shown}
              onChange={(event) =>
                change({ [name]: { ...values[name], shown: event.currentTarget.checked } })
              }
            />
          </div>
        ))}
      </DialogForm>
    </AdminDialog>
  );
}
