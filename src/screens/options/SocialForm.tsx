import { Switch, TextInput } from '@mantine/core';

import { completeSetupTask } from '~/api/setupTasks';
import { useSaveStore } from '~/api/store';
import { SaveBar } from '~/components/forms/Section';
import { type FormErrors, useForm } from '~/components/forms/useForm';
import type { SocialNetworks, Store } from '~/contract/types';
import { mergeChanges } from '~/domain/mergeChanges';
import { messages } from '~/domain/messages';
import { whatsappLinkOf } from '~/domain/store/whatsappLink';
import { urlError } from '~/domain/validators';

import classes from './SocialForm.module.css';

const networks = [
  { key: 'whatsapp', label: 'WhatsApp', example: '+54 9 11 4555-0101' },
  { key: 'yt', label: 'YouTube', example: 'https://www.youtube.com/@mitienda' },
  { key: 'facebook', label: 'Facebook', example: 'https://www.facebook.com/mitienda' },
  { key: 'instagram', label: 'Instagram', example: 'https://www.instagram.com/mitienda' },
  { key: 'maps', label: 'Mapa', example: 'https://maps.google.com/…' },
] as const satisfies readonly {
  key: Exclude<keyof SocialNetworks, 'flags'>;
  label: string;
  example: string;
}[];

type Network = (typeof networks)[number]['key'];

/** One network in the form: its address as typed, and whether the store's page shows it. */
interface NetworkDraft {
  url: string;
  shown: boolean;
}

type SocialDraft = Record<Network, NetworkDraft>;

function socialDraft({ social_networks: social }: Store): SocialDraft {
  const draft = (key: Network) => ({ url: social[key] ?? '', shown: social.flags[key] });
  return {
    whatsapp: draft('whatsapp'),
    yt: draft('yt'),
    facebook: draft('facebook'),
    instagram: draft('instagram'),
    maps: draft('maps'),
  };
}

/** The complete address that is saved; null for none. A WhatsApp number becomes its chat's address. */
function addressOf(draft: SocialDraft, key: Network): string | null {
  const { url } = draft[key];
  return (key === 'whatsapp' ? whatsappLinkOf(url) : url.trim()) || null;
}

function validate(draft: SocialDraft): FormErrors {
  const errors: FormErrors = {};
  for (const { key } of networks) {
    const problem = urlError(addressOf(draft, key));
    if (problem !== null) errors[key] = problem;
  }
  return errors;
}

function toSocialNetworks(draft: SocialDraft): SocialNetworks {
  const shown = (key: Network) => draft[key].shown && addressOf(draft, key) !== null;
  return {
    whatsapp: addressOf(draft, 'whatsapp'),
    yt: addressOf(draft, 'yt'),
    facebook: addressOf(draft, 'facebook'),
    instagram: addressOf(draft, 'instagram'),
    maps: addressOf(draft, 'maps'),
    flags: {
      whatsapp: shown('whatsapp'),
      yt: shown('yt'),
      facebook: shown('facebook'),
      instagram: shown('instagram'),
      maps: shown('maps'),
    },
  };
}

/** The store's social networks, one save; with a WhatsApp number the wizard's task is done (§3, §4 and §7 staff). */
export function SocialForm({ store }: { store: Store }) {
  const save = useSaveStore();
  const form = useForm({
    saved: socialDraft(store),
    validate,
    save: async (mine, { base, decision }) => {
      const saved = await save.mutateAsync({
        store,
        change: (newest) => ({
          social_networks: toSocialNetworks(
            mergeChanges({ base, mine }, socialDraft(newest), decision),
          ),
        }),
      });
      if (saved.social_networks.whatsapp !== null) void completeSetupTask('wsnumber', new Date());
    },
    success: messages.storeDataSaved,
  });
  const { values, errors, change } = form;
  return (
    <form {...form.props} aria-label="Redes sociales">
      <div className={classes.networks}>
        {networks.map(({ key, label, example }) => {
          const { url, shown } = values[key];
          const address = addressOf(values, key);
          return (
            <div key={key} className={classes.network}>
              <TextInput
                label={label}
                name={key}
                inputMode={key === 'whatsapp' ? undefined : 'url'}
                autoComplete="off"
                placeholder={example}
                description={key === 'whatsapp' ? whatsappHint(url, address) : undefined}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                value={url}
                error={errors[key]}
                onChange={(event) => {
                  const typed = event.currentTarget.value;
                  // A network that is filled in for the first time is meant to be seen.
                  change({ [key]: { url: typed, shown: shown || url.trim() === '' } });
                }}
              />
              <Switch
                label={
                  <>
                    Mostrar<span className="visually-hidden"> {label} en la tienda</span>
                  </>
                }
                className={classes.shown}
                checked={shown && address !== null}
                disabled={address === null}
                onChange={(event) => change({ [key]: { url, shown: event.currentTarget.checked } })}
              />
            </div>
          );
        })}
      </div>
      <SaveBar form={form} label="Guardar redes" />
    </form>
  );
}

function whatsappHint(typed: string, address: string | null): string {
  return address !== null && address !== typed.trim()
    ? `Se guarda como ${address}`
    : 'El número con código de país, o el enlace completo del chat';
}
