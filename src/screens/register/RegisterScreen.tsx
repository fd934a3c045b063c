import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { useRegisterStore } from '~/api/auth';
import { syncContact } from '~/api/contactSync';
import { AuthCard } from '~/components/auth/AuthCard';
import { AuthLinks } from '~/components/auth/AuthLinks';
import { CaptchaField } from '~/components/auth/CaptchaField';
import { NewPasswordField } from '~/components/auth/NewPasswordField';
import { toastFailure } from '~/components/forms/toastSaved';
import { useForm } from '~/components/forms/useForm';
import type { Store } from '~/contract/types';
import { messages } from '~/domain/messages';
import { validateRegistration } from '~/domain/session/accountValidation';
import { ROUTES } from '~/domain/session/routes';
import { registrationContact } from '~/domain/store/contactFields';
import { hashtagOfName } from '~/domain/store/hashtag';
import { asLanguage, DEFAULT_LANGUAGE, languageOptions } from '~/domain/store/languages';
import { BusyButton } from '~/ui/BusyButton';
import { Notice } from '~/ui/feedback/Notice';
import { toast } from '~/ui/feedback/toast';
import { PasswordField } from '~/ui/PasswordField';

import { clearDraft, keepDraft, readDraft, type RegistrationDraft } from './registrationDraft';

type Values = Omit<RegistrationDraft, 'failure'> & {
  password: string;
  repeat: string;
  captcha: string;
};

function trimmed(values: Values): Values {
  const { email, name, hashtag } = values;
  return { ...values, email: email.trim(), name: name.trim(), hashtag: hashtag.trim() };
}

/** /register: a new store with its first user. */
export function RegisterScreen() {
  const [draft] = useState(readDraft);
  const [repeatAgain, setRepeatAgain] = useState(false);
  const [isExpired, setIsExpired] = useState(false);
  const register = useRegisterStore();
  const router = useRouter();
  const form = useForm<Values>({
    saved: { ...draft, password: '', repeat: '', captcha: '' },
    validate: (typed) => validateRegistration(trimmed(typed)),
    save,
    // Clears the repeated password, but for a CAPTCHA that has expired since it was solved.
    onInvalid: (found) => {
      if (isExpired && Object.keys(found).join() === 'captcha') return;
      setRepeatAgain(values.repeat !== '' && found['repeat'] === undefined);
      change({ repeat: '' });
    },
  });
  const { values, errors, change } = form;

  const { email, name, hashtag, language } = values;
  const suggested = hashtagOfName(name);
  useEffect(
    () => keepDraft({ email, name, hashtag, language, failure: null }),
    [email, name, hashtag, language],
  );

  async function save(typed: Values) {
    const sent = trimmed(typed);
    try {
      const { answer: store } = await register.mutateAsync({
        hashtag: sent.hashtag,
        name: sent.name,
        prefered_language: sent.language,
        user: { email: sent.email, password: sent.password },
      });
      finish(store, sent.email);
    } catch (error) {
      const failure = toastFailure(error);
      keepDraft({ email, name, hashtag, language, failure });
      void router.navigate({ to: '/login', state: { registration: failure } });
      throw error;
    }
  }

  function finish(store: Store, registered: string) {
    clearDraft();
    void syncContact(
      registrationContact({ email: registered, hashtag: store.hashtag }, new Date()).contact,
    );
    toast.success(messages.userRegistered);
    void router.navigate({ to: '/login', replace: true, state: { email: registered } });
  }

  const textField = (name: Exclude<keyof Values, 'language' | 'captcha'>) => ({
    name,
    ...form.field(name),
  });
  const asksForRepeat = repeatAgain && values.repeat === '';

  return (
    <AuthCard title={ROUTES.register.title}>
      <form {...form.props}>
        {draft.failure ? (
          <Notice severity="error">El registro anterior no se completó: {draft.failure}</Notice>
        ) : null}
        <TextInput label="Email" type="email" autoComplete="username" {...textField('email')} />
        <TextInput
          label="Nombre de la empresa"
          autoComplete="organization"
          {...textField('name')}
        />
        <TextInput
          label="Hashtag"
          description="# seguido de letras y números, por ejemplo #mitienda. Será la dirección de su tienda."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...textField('hashtag')}
        />
        {hashtag.trim() === '' && suggested !== '' ? (
          <Button
            size="compact-sm"
            variant="light"
            translate="no"
            onClick={() => form.change({ hashtag: suggested })}
          >
            Usar {suggested}
          </Button>
        ) : null}
        <NewPasswordField label="Contraseña" {...textField('password')} />
        <PasswordField
          label="Repetir contraseña"
          toggleLabel="Mostrar la contraseña repetida"
          autoComplete="new-password"
          {...textField('repeat')}
          description={asksForRepeat ? 'Repita la contraseña otra vez' : undefined}
          error={asksForRepeat ? undefined : errors['repeat']}
        />
        <NativeSelect
          label="Idioma"
          // The stylesheet of the library's own icon comes with dropdowns.
          rightSection={<IconSelector size={18} aria-hidden="true" />}
          data={languageOptions()}
          value={language}
          onChange={(event) =>
            change({ language: asLanguage(event.currentTarget.value) ?? DEFAULT_LANGUAGE })
          }
        />
        <CaptchaField
          error={errors['captcha']}
          onToken={(captcha) => {
            setIsExpired(captcha === '' && values.captcha !== '');
            change({ captcha });
          }}
        />
        <BusyButton type="submit" busy={form.isSaving}>
          Registrar
        </BusyButton>
        <AuthLinks>
          <Link to="/login">Ya tengo usuario</Link>
          <Link to="/info">Ayuda</Link>
        </AuthLinks>
      </form>
    </AuthCard>
  );
}
