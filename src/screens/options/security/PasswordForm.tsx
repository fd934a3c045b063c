import { useChangePassword } from '~/api/auth';
import { NewPasswordField } from '~/components/auth/NewPasswordField';
import { UsernameForManagers } from '~/components/auth/UsernameForManagers';
import { FieldGrid } from '~/components/forms/FieldGrid';
import { SaveBar } from '~/components/forms/SaveBar';
import { useForm } from '~/components/forms/useForm';
import { messages } from '~/domain/messages';
import { validateChangePassword } from '~/domain/session/accountValidation';
import { useStaffSession } from '~/session/staff';
import { PasswordField } from '~/ui/PasswordField';

const EMPTY = { old_password: '', new_password: '' };

/** Changes the signed-in user's password; the server reports a wrong current one. */
export function PasswordForm() {
  const session = useStaffSession();
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
      <UsernameForManagers email={session?.user.email ?? ''} />
      <FieldGrid>
        <PasswordField
          label="Contraseña actual"
          name="old_password"
          autoComplete="current-password"
          {...field('old_password')}
        />
        <NewPasswordField
          label="Contraseña nueva"
          name="new_password"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...field('new_password')}
        />
      </FieldGrid>
      <SaveBar form={form} label="Cambiar contraseña" />
    </form>
  );
}
