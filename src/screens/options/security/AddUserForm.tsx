import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';

import { syncContact } from '~/api/contactSync';
import { completeSetupTask } from '~/api/setupTasks';
import { useAddStoreUser } from '~/api/storeUsers';
import { NewPasswordField } from '~/components/auth/NewPasswordField';
import { FieldGrid } from '~/components/forms/FieldGrid';
import { SaveBar } from '~/components/forms/SaveBar';
import { useForm } from '~/components/forms/useForm';
import type { Store } from '~/contract/types';
import { messages } from '~/domain/messages';
import { validateStoreUser } from '~/domain/session/accountValidation';
import { storeUserContact } from '~/domain/store/contactFields';
import { generatePassword, secureRandom } from '~/domain/store/passwordGenerator';
import { CopyButton } from '~/ui/CopyButton';

const EMPTY = { email: '', password: '' };

/** Adds a store user with a typed or generated password, and syncs it with the marketing service. */
export function AddUserForm({ store }: { store: Store }) {
  const add = useAddStoreUser();
  const [generated, setGenerated] = useState('');
  const form = useForm({
    saved: EMPTY,
    validate: validateStoreUser,
    save: async ({ email, password }) => {
      const saved = await add.mutateAsync({ email: email.trim(), password });
      const { answer: user } = saved;
      const { contact } = storeUserContact(
        { email: user.email, hashtag: store.hashtag, role: user.role },
        new Date(),
      );
      void syncContact(contact);
      void completeSetupTask('crew', new Date());
      return saved;
    },
    success: messages.userDataSaved,
  });
  const { values, change, field } = form;
  const showsGenerated = generated !== '' && values.password === generated;
  return (
    <form {...form.props} aria-label="Agregar usuario">
      <FieldGrid>
        <TextInput
          label="Email del usuario"
          name="email"
          type="email"
          autoComplete="off"
          {...field('email')}
        />
        <NewPasswordField
          label="Contraseña del usuario"
          name="password"
          {...(showsGenerated && {
            description: (
              <>
                Generada: {generated} (cópiela antes de agregar){' '}
                <CopyButton text={generated} label="Copiar" description="Copiar la contraseña" />
              </>
            ),
          })}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...field('password')}
        />
      </FieldGrid>
      <SaveBar form={form} label="Agregar usuario">
        <Button
          variant="default"
          onClick={() => {
            const password = generatePassword(secureRandom);
            setGenerated(password);
            change({ password });
          }}
        >
          Generar contraseña
        </Button>
      </SaveBar>
    </form>
  );
}
