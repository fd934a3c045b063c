import { useChangePassword } from '~/api/auth';
import { FieldGrid } from '~/components/forms/FieldGrid';
import { SaveBar } from '~/components/forms/SaveBar';
import { useForm } from '~/components/forms/useForm';
import { messages } from '~/domain/messages';
import { validateChangePassword } from '~/domain/session/accountValidation';
import { PasswordField } from '~/ui/PasswordField';

const EMPTY = { old_password: '', new_password: '' };

/** Changes the signed-in user's password; the server reports a wrong current one. */
export function PasswordForm() {
  const changePassword = useChangePassword();
  const form = useForm({
    saved: EMPTY,
    validate: validateChangePassword,
    save: (values) => changePassword.mutateAsync(values),
    success: messages.userDataSaved,
  });
  const { field } = form;
  return (
    <form {...form.props} aria-label="Cambiar contraseña">
      <FieldGrid>
        <PasswordField
          label="Contraseña actual"
          name="old_password"
          autoComplete="current-password"
          {...field('old_password')}
        />
        <PasswordField
          label="Contraseña nueva"
          name="new_password"
          description="De 6 a 50 caracteres, con letras y números, sin acentos ni ñ; además ! @ # $ % ^ & * ( ) _ +"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="new-password"
          {...field('new_password')}
        />
      </FieldGrid>
      <SaveBar form={form} label="Cambiar contraseña" />
    </form>
  );
}
