import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import { Section } from '~/components/forms/Section';
import { TabLoading } from '~/components/forms/TabLoading';
import { Boundary } from '~/ui/Boundary';

import { AddUserForm } from './AddUserForm';
import { PasswordForm } from './PasswordForm';
import { StoreUsers } from './StoreUsers';

/** SEGURIDAD, for the store role admin: own password and store users. */
export function SecurityTab({ store }: ConfigurationTabProps) {
  return (
    <>
      <Section title="Cambiar contraseña">
        <PasswordForm />
      </Section>
      <Section title="Usuarios de la tienda">
        <Boundary fallback={<TabLoading />}>
          <StoreUsers />
        </Boundary>
      </Section>
      <Section
        title="Agregar usuario"
        hint="Va a ver todo menos los datos que son solo de administradores."
      >
        <AddUserForm store={store} />
      </Section>
    </>
  );
}
