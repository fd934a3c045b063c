import { Switch, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';

import { integrationSettingsQuery, useSaveIntegrationSettings } from '~/api/integrationSettings';
import { asSecondary } from '~/api/transport/loadPolicy';
import { FieldGrid, Switches } from '~/components/forms/FieldGrid';
import { SaveBar } from '~/components/forms/SaveBar';
import { Section } from '~/components/forms/Section';
import { useForm } from '~/components/forms/useForm';
import type { IntegrationSettings } from '~/contract/types';
import { urlError, type FieldErrors } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';
import { PasswordField } from '~/ui/PasswordField';

/** INTEGRACIONES: the connected e-commerce platform. */
export function IntegrationsTab() {
  const { data: settings } = useSuspenseQuery(asSecondary(integrationSettingsQuery()));
  return <Settings settings={settings} />;
}

type Draft = Record<'woo_base_url' | 'woo_api_key' | 'woo_secret', string> &
  Pick<IntegrationSettings, 'woo_auto_products' | 'woo_auto_orders'>;

function settingsDraft(settings: IntegrationSettings): Draft {
  return {
    ...settings,
    woo_base_url: settings.woo_base_url ?? '',
    woo_api_key: settings.woo_api_key ?? '',
    woo_secret: settings.woo_secret ?? '',
  };
}

function toSettings(draft: Draft): IntegrationSettings {
  return {
    ...draft,
    woo_base_url: draft.woo_base_url.trim() || null,
    woo_api_key: draft.woo_api_key.trim() || null,
    woo_secret: draft.woo_secret.trim() || null,
  };
}

function validate({ woo_base_url }: Draft): FieldErrors<string> {
  const problem = urlError(woo_base_url);
  return problem === null ? {} : { woo_base_url: problem };
}

function Settings({ settings }: { settings: IntegrationSettings }) {
  const save = useSaveIntegrationSettings();
  const form = useForm<Draft>({
    saved: settingsDraft(settings),
    validate,
    save: (_, onto) => save.mutateAsync((newest) => toSettings(onto(settingsDraft(newest)))),
    success: messages.integrationsSaved,
  });
  const { values, change, field } = form;
  return (
    // Browsers put the saved sign-in into a secret whose autocomplete is "off".
    <Section
      title="WooCommerce"
      hint="La tienda en línea de la que se importan productos y pedidos."
    >
      <form {...form.props} aria-label="Integraciones">
        <FieldGrid wide>
          <TextInput
            label="Url de la tienda"
            wrapperProps={{ 'data-alone': true }}
            name="woo_base_url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://mitienda.com"
            {...field('woo_base_url')}
          />
          <PasswordField
            label="Clave del cliente (API key)"
            name="woo_api_key"
            toggleLabel="Mostrar la clave"
            autoComplete="new-password"
            spellCheck={false}
            {...field('woo_api_key')}
          />
          <PasswordField
            label="Clave secreta (secret)"
            name="woo_secret"
            toggleLabel="Mostrar la clave secreta"
            autoComplete="new-password"
            spellCheck={false}
            {...field('woo_secret')}
          />
          <Switches>
            <Switch
              label="Importar productos automáticamente"
              checked={values.woo_auto_products}
              onChange={(event) => change({ woo_auto_products: event.currentTarget.checked })}
            />
            <Switch
              label="Importar pedidos automáticamente"
              checked={values.woo_auto_orders}
              onChange={(event) => change({ woo_auto_orders: event.currentTarget.checked })}
            />
          </Switches>
        </FieldGrid>
        <SaveBar form={form} label="Guardar integraciones" />
      </form>
    </Section>
  );
}
