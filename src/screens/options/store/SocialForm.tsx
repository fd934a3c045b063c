import { Switch, TextInput } from '@mantine/core';

import { completeSetupTask } from '~/api/setupTasks';
import { useSaveStore } from '~/api/store';
import { SaveBar } from '~/components/forms/SaveBar';
import { useForm } from '~/components/forms/useForm';
import type { Store } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  socialDraft,
  socialErrors,
  socialLabels,
  type SocialNetwork,
  socialUrl,
  toSocialNetworks,
} from '~/domain/store/socialNetworks';
import { lacksCountry } from '~/domain/store/whatsappLink';
import { lazyNamed } from '~/ui/lazyNamed';

import classes from './SocialForm.module.css';

const WhatsappProposals = lazyNamed(
  () => import('~/components/contact/WhatsappProposals'),
  'WhatsappProposals',
  { when: 'idle', quiet: true },
);

const networks = [
  { key: 'whatsapp', example: '+54 9 11 4555-0101' },
  { key: 'yt', example: 'https://www.youtube.com/@mitienda' },
  { key: 'facebook', example: 'https://www.facebook.com/mitienda' },
  { key: 'instagram', example: 'https://www.instagram.com/mitienda' },
  { key: 'maps', example: 'https://maps.google.com/…' },
] as const satisfies readonly {
  key: SocialNetwork;
  example: string;
}[];

/** The form of the social networks; a WhatsApp number completes the wizard's task. */
export function SocialForm({ store }: { store: Store }) {
  const save = useSaveStore();
  const form = useForm({
    saved: socialDraft(store.social_networks),
    validate: socialErrors,
    save: async (_, onto) => {
      const saved = await save.mutateAsync({
        store,
        buildBody: (newest) => ({
          social_networks: toSocialNetworks(onto(socialDraft(newest.social_networks))),
        }),
      });
      if (saved.answer.social_networks.whatsapp !== null)
        void completeSetupTask('wsnumber', new Date());
      return saved;
    },
    submitsUnchanged: !store.setup.wsnumber && store.social_networks.whatsapp !== null,
    success: messages.storeDataSaved,
  });
  const { values, errors, change } = form;
  return (
    <form {...form.props} aria-label="Redes sociales">
      <div className={classes.networks}>
        {networks.map(({ key, example }) => {
          const label = socialLabels[key];
          const { url, shown } = values[key];
          const savedUrl = socialUrl(values, key);
          return (
            <div key={key} className={classes.network}>
              <div>
                <TextInput
                  label={label}
                  name={key}
                  inputMode={key === 'whatsapp' ? undefined : 'url'}
                  autoComplete="off"
                  placeholder={example}
                  description={key === 'whatsapp' ? whatsappHint(url, savedUrl) : undefined}
                  inputWrapperOrder={['label', 'input', 'error', 'description']}
                  value={url}
                  error={errors[key]}
                  onChange={(event) => {
                    const typed = event.currentTarget.value;
                    // A network with its first text is shown by default.
                    change({ [key]: { url: typed, shown: shown || url.trim() === '' } });
                  }}
                />
                {key === 'whatsapp' && url.trim() !== '' ? (
                  <WhatsappProposals
                    store={store}
                    typed={url}
                    onTake={(number) => change({ [key]: { url: number, shown: true } })}
                  />
                ) : null}
              </div>
              <Switch
                label={
                  <>
                    Mostrar<span className="visually-hidden"> {label} en la tienda</span>
                  </>
                }
                className={classes.shown}
                checked={shown && savedUrl !== null}
                disabled={savedUrl === null}
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
  return address !== null && address !== typed.trim() && !lacksCountry(typed)
    ? `Se guarda como ${address}`
    : 'El número con código de país, o el enlace completo del chat';
}
