import '~/ui/styles/buttons';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { useRegisterStore } from '~/api/auth';
import { syncContact } from '~/api/contactSync';
import { errorMessage } from '~/api/errors';
import { AuthCard } from '~/components/auth/AuthCard';
import { CaptchaField } from '~/components/auth/CaptchaField';
import { focusFirstError } from '~/components/forms/focusFirstError';
import type { Store } from '~/contract/types';
import { messages } from '~/domain/messages';
import { registrationContact } from '~/domain/store/contactFields';
import { asLanguage, DEFAULT_LANGUAGE, languageOptions } from '~/domain/store/languages';
import { isValid, validateRegistration } from '~/domain/validators';
import { Notice } from '~/ui/Notice';
import { PasswordField } from '~/ui/PasswordField';
import { toast } from '~/ui/toast';

import { clearDraft, keepDraft, readDraft, type RegistrationDraft } from './registrationDraft';

import classes from '~/components/auth/AuthForm.module.css';

type Values = Omit<RegistrationDraft, 'failure'> & {
  password: string;
  repeat: string;
  captcha: string;
};

/** /register: a new store with its first user (§2, §5, §7 and §8 staff). */
export function RegisterScreen() {
  const [draft] = useState(readDraft);
  const [values, setValues] = useState<Values>({ ...draft, password: '', repeat: '', captcha: '' });
  const [errors, setErrors] = useState<ReturnType<typeof validateRegistration>>({});
  const [repeatAgain, setRepeatAgain] = useState(false);
  const sending = useRef(false);
  const register = useRegisterStore();
  const router = useRouter();

  const { email, name, hashtag, language } = values;
  useEffect(
    () => keepDraft({ email, name, hashtag, language, failure: null }),
    [email, name, hashtag, language],
  );

  function change(field: Exclude<keyof Values, 'language'>, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = { ...values, email: email.trim(), name: name.trim(), hashtag: hashtag.trim() };
    const found = validateRegistration(form);
    setErrors(found);
    if (!isValid(found)) {
      setValues((before) => ({ ...before, repeat: '' }));
      setRepeatAgain(values.repeat !== '' && found.repeat === undefined);
      focusFirstError(event.currentTarget, found);
      return;
    }
    sending.current = true;
    register.mutate(
      {
        hashtag: form.hashtag,
        name: form.name,
        prefered_language: language,
        user: { email: form.email, password: form.password },
      },
      {
        onSuccess: (store) => finish(store, form.email),
        onError: (error) => fail(errorMessage(error)),
        onSettled: () => {
          sending.current = false;
        },
      },
    );
  }

  function finish(store: Store, registered: string) {
    clearDraft();
    void syncContact(
      registrationContact({ email: registered, hashtag: store.hashtag }, new Date()).contact,
    );
    toast.success(messages.userRegistered);
    void router.navigate({ to: '/login', replace: true });
  }

  function fail(failure: string) {
    keepDraft({ email, name, hashtag, language, failure });
    toast.error(failure);
    void router.navigate({ to: '/login' });
  }

  const textField = (field: Exclude<keyof Values, 'language' | 'captcha'>) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: FormEvent<HTMLInputElement>) => change(field, event.currentTarget.value),
  });

  return (
    <AuthCard title="REGISTRO DEL VENDEDOR">
      <form noValidate onSubmit={submit} className={classes.form}>
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
          description="# seguido de letras y números, por ejemplo #mitienda"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...textField('hashtag')}
        />
        <PasswordField
          label="Contraseña"
          description="De 6 a 50 caracteres, con letras y números"
          autoComplete="new-password"
          {...textField('password')}
        />
        <PasswordField
          label="Repetir contraseña"
          description={repeatAgain ? 'Repita la contraseña otra vez' : undefined}
          autoComplete="new-password"
          {...textField('repeat')}
        />
        <NativeSelect
          label="Idioma"
          data={languageOptions()}
          value={language}
          onChange={(event) => {
            const chosen = asLanguage(event.currentTarget.value) ?? DEFAULT_LANGUAGE;
            setValues((before) => ({ ...before, language: chosen }));
          }}
        />
        <CaptchaField error={errors.captcha} onToken={(token) => change('captcha', token)} />
        <Button type="submit" fullWidth loading={register.isPending}>
          Registrar
        </Button>
        <div className={classes.links}>
          <Link to="/login">Ya tengo usuario</Link>
          <Link to="/info">Ayuda</Link>
        </div>
      </form>
    </AuthCard>
  );
}
