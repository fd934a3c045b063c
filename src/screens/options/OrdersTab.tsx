import { Stack, Textarea } from '@mantine/core';

import { completeSetupTask } from '~/api/setupTasks';
import { useSaveStore } from '~/api/store';
import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import { SaveBar } from '~/components/forms/SaveBar';
import { Section } from '~/components/forms/Section';
import { useForm } from '~/components/forms/useForm';
import type { DialogMessages, Store } from '~/contract/types';
import { messages } from '~/domain/messages';

import { DeliveryForm } from './DeliveryForm';

/** ORDENES: delivery, and the assistant's messages around an order. */
export function OrdersTab({ store }: ConfigurationTabProps) {
  return (
    <>
      <Section
        title="Entrega y retiro"
        hint="Siempre queda activa al menos una: al desactivar la última, vuelve a activarse la otra."
      >
        <DeliveryForm store={store} />
      </Section>
      <Section title="Mensajes del asistente" hint="Vacío: el asistente usa su propio texto.">
        <MessagesForm store={store} />
      </Section>
    </>
  );
}

/** Maximum visible rows of multi-line fields. */
const MAX_ROWS = 3;

const fields = [
  {
    name: 'dialog_init',
    label: 'Inicio de la conversación',
    description: 'Con lo que saluda el asistente',
  },
  {
    name: 'pre_order',
    label: 'Antes de confirmar el pedido',
    description: 'Lo que el cliente lee antes de confirmar',
  },
  {
    name: 'order_close',
    label: 'Cierre del pedido',
    description: 'Lo que el cliente lee cuando el pedido queda confirmado',
  },
] as const satisfies readonly { name: keyof DialogMessages; label: string; description: string }[];

function dialogDraft({ dialog_messages }: Store): Record<keyof DialogMessages, string> {
  return {
    dialog_init: dialog_messages.dialog_init ?? '',
    pre_order: dialog_messages.pre_order ?? '',
    order_close: dialog_messages.order_close ?? '',
  };
}

/** Saves the texts together with the stored social networks: the specification's body holds both. */
function MessagesForm({ store }: { store: Store }) {
  const save = useSaveStore();
  const form = useForm({
    saved: dialogDraft(store),
    save: async (_, onto) => {
      const answer = await save.mutateAsync({
        store,
        buildBody: (newest) => {
          const draft = onto(dialogDraft(newest));
          return {
            dialog_messages: {
              dialog_init: draft.dialog_init.trim() || null,
              pre_order: draft.pre_order.trim() || null,
              order_close: draft.order_close.trim() || null,
            },
            social_networks: newest.social_networks,
          };
        },
      });
      void completeSetupTask('bot', new Date());
      return answer;
    },
    success: messages.storeDataSaved,
  });
  return (
    <form {...form.props} aria-label="Mensajes del asistente">
      <Stack gap="sm">
        {fields.map(({ name, label, description }) => (
          <Textarea
            key={name}
            name={name}
            label={label}
            description={description}
            autosize
            minRows={1}
            maxRows={MAX_ROWS}
            {...form.field(name)}
          />
        ))}
      </Stack>
      <SaveBar form={form} label="Guardar mensajes" />
    </form>
  );
}
