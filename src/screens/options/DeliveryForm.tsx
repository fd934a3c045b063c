import { Switch } from '@mantine/core';

import { completeSetupTask } from '~/api/setupTasks';
import { useSaveStore } from '~/api/store';
import { Switches } from '~/components/forms/FieldGrid';
import { SaveBar } from '~/components/forms/SaveBar';
import { useForm } from '~/components/forms/useForm';
import type { Store } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  deliverySwitches,
  type DeliverySwitches,
  turnDeliverySwitch,
} from '~/domain/store/deliverySwitches';

const switches = [
  { name: 'delivery_enabled', label: 'Entrega a domicilio' },
  { name: 'takeaway_enabled', label: 'Retiro en el local' },
] as const satisfies readonly { name: keyof DeliverySwitches; label: string }[];

/** Delivery and takeaway, never both off. Saving unchanged switches completes the wizard's task. */
export function DeliveryForm({ store }: { store: Store }) {
  const save = useSaveStore();
  const form = useForm<DeliverySwitches>({
    saved: deliverySwitches(store),
    save: async (_, onto) => {
      const answer = await save.mutateAsync({
        store,
        buildBody: (newest) => onto(deliverySwitches(newest)),
      });
      void completeSetupTask('sales', new Date());
      return answer;
    },
    submitsUnchanged: !store.setup.sales,
    success: messages.storeDataSaved,
  });
  return (
    <form {...form.props} aria-label="Entrega y retiro">
      <Switches>
        {switches.map(({ name, label }) => (
          <Switch
            key={name}
            label={label}
            checked={form.values[name]}
            onChange={(event) =>
              form.change(turnDeliverySwitch(form.values, name, event.currentTarget.checked))
            }
          />
        ))}
      </Switches>
      <SaveBar form={form} label="Guardar entrega y retiro" />
    </form>
  );
}
