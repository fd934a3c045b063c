import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import { Section } from '~/components/forms/Section';
import { isStoreAdmin } from '~/domain/session/access';

import { CompanyForm } from './CompanyForm';
import { SocialForm } from './SocialForm';

/** MI NEGOCIO: company data, only for the store role admin, and social networks. */
export function StoreTab({ store, viewer }: ConfigurationTabProps) {
  return (
    <>
      {isStoreAdmin(viewer) ? (
        <Section
          title="Datos del negocio"
          hint="Solo la identificación fiscal es obligatoria (CUIT, CNPJ, NIT, RFC u otra)."
        >
          <CompanyForm store={store} />
        </Section>
      ) : null}
      <Section
        title="Redes sociales"
        hint="Los enlaces que ven los clientes en la página de la tienda."
      >
        <SocialForm store={store} />
      </Section>
    </>
  );
}
