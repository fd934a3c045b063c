import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';

import { completeSetupTask } from '~/api/setupTasks';
import { useSaveStore } from '~/api/store';
import { FieldGrid } from '~/components/forms/FieldGrid';
import { SaveBar } from '~/components/forms/SaveBar';
import { useForm } from '~/components/forms/useForm';
import type { Store } from '~/contract/types';
import { messages } from '~/domain/messages';
import { validateCompanyData } from '~/domain/store/companyValidation';
import { asLanguage, languageOptions } from '~/domain/store/languages';

import { COMPANY_TEXTS, companyDraft, type CompanyText, toCompanyUpdate } from './companyData';

const INPUTS: Readonly<
  Record<
    CompanyText,
    { label: string } & Pick<TextInputProps, 'autoComplete' | 'required' | 'type'>
  >
> = {
  legal_name: { label: 'Razón social', autoComplete: 'organization' },
  tax_code: { label: 'CUIT', required: true, autoComplete: 'off' },
  address: { label: 'Dirección', autoComplete: 'street-address' },
  city: { label: 'Ciudad', autoComplete: 'address-level2' },
  postcode: { label: 'Código postal', autoComplete: 'postal-code' },
  state: { label: 'Provincia o estado', autoComplete: 'address-level1' },
  country: { label: 'País', autoComplete: 'country-name' },
  phone: { label: 'Teléfono', type: 'tel', autoComplete: 'tel' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  curr_symbol: { label: 'Símbolo de la moneda', autoComplete: 'off' },
};

/** The form of the company data. */
export function CompanyForm({ store }: { store: Store }) {
  const save = useSaveStore();
  const form = useForm({
    saved: companyDraft(store),
    validate: validateCompanyData,
    save: async (_, onto) => {
      const answer = await save.mutateAsync({
        store,
        buildBody: (newest) => toCompanyUpdate(onto(companyDraft(newest))),
      });
      void completeSetupTask('store', new Date());
      return answer;
    },
    submitsUnchanged: !store.setup.store,
    success: messages.storeDataSaved,
  });
  const { values, change } = form;
  return (
    <form {...form.props} aria-label="Datos del negocio">
      <FieldGrid>
        {COMPANY_TEXTS.map((name) => (
          <TextInput key={name} {...INPUTS[name]} name={name} {...form.field(name)} />
        ))}
        <NativeSelect
          label="Idioma de la tienda"
          name="prefered_language"
          data={languageOptions()}
          value={values.prefered_language}
          onChange={(event) => {
            const chosen = asLanguage(event.currentTarget.value);
            if (chosen !== null) change({ prefered_language: chosen });
          }}
        />
      </FieldGrid>
      <SaveBar form={form} label="Guardar datos" />
    </form>
  );
}
