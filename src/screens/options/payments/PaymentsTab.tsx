import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';

import { paymentMethodsQuery, useSavePaymentMethods } from '~/api/paymentMethods';
import { completeSetupTask } from '~/api/setupTasks';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import { SaveBar } from '~/components/forms/SaveBar';
import { Section } from '~/components/forms/Section';
import { useForm } from '~/components/forms/useForm';
import type { PaymentMethod, Store } from '~/contract/types';
import { messages } from '~/domain/messages';
import { WALLET_METHOD } from '~/domain/payments/payButton';
import { withWalletInfo } from '~/domain/payments/walletInfo';
import { Notice } from '~/ui/feedback/Notice';
import { toast } from '~/ui/feedback/toast';
import { focusAfterRemoval } from '~/ui/focus/focusAfterRemoval';

import { DeliveryForm } from '../DeliveryForm';
import { MethodFields } from './MethodFields';
import {
  type MethodDraft,
  mergeMethods,
  type MethodsDraft,
  methodLosses,
  methodDraft,
  methodTitle,
  newMethod,
  toMethodList,
  validateMethods,
} from './paymentDraft';

import classes from './PaymentsTab.module.css';

/** Suggestions for a method's name. */
const COMMON_METHODS = [WALLET_METHOD, 'Efectivo', 'Transferencia', 'Tarjeta de débito'];

/**
 * PAGOS, for the store role admin. Holds the delivery switches too, because the wizard's task "Entrega y retiro" opens
 * this tab.
 */
export function PaymentsTab({ store }: ConfigurationTabProps) {
  const { data: methods } = useSuspenseQuery(asSecondary(paymentMethodsQuery()));
  return (
    <>
      <Section
        title="Medios de pago"
        hint="Cómo se puede pagar, y lo que se le dice al cliente que elige cada medio."
      >
        <Methods store={store} methods={methods} />
      </Section>
      <Section
        title="Entrega y retiro"
        hint="Siempre queda activa al menos una: al desactivar la última, vuelve a activarse la otra."
      >
        <DeliveryForm store={store} />
      </Section>
    </>
  );
}

/** Saves the wallet's default message if it has none. A failure is shown and not retried. */
function useWalletDefault(methods: PaymentMethod[]): readonly PaymentMethod[] {
  const { mutate } = useSavePaymentMethods();
  const hasSaved = useRef(false);
  const completed = useMemo(() => withWalletInfo(methods), [methods]);
  useEffect(() => {
    if (completed === methods || hasSaved.current) return;
    hasSaved.current = true;
    mutate((newest) => [...withWalletInfo(newest)], {
      onError: (error) => toast.error(errorMessage(error)),
    });
  }, [completed, methods, mutate]);
  return completed;
}

function Methods({ store, methods }: { store: Store; methods: PaymentMethod[] }) {
  const completed = useWalletDefault(methods);
  const save = useSavePaymentMethods();
  const namesId = useId();
  const [added, setAdded] = useState(0);
  const [removed, setRemoved] = useState<readonly { method: MethodDraft; at: number }[]>([]);
  const savedList = completed.map(methodDraft);
  const savedNameOf = ({ key }: MethodDraft) => savedList.find((one) => one.key === key)?.name;
  const form = useForm<MethodsDraft>({
    saved: { list: savedList },
    validate: ({ list }) => validateMethods(list),
    ask: ({ list }) => {
      const losses = methodLosses(list, savedList);
      return losses.length === 0
        ? null
        : {
            title: 'Medios de pago',
            text: `${losses.join(' ')} ¿Guardar así?`,
            confirmLabel: 'Guardar así',
          };
    },
    save: async (_, onto) => {
      const saved = await save.mutateAsync((newest) =>
        toMethodList(onto({ list: newest.map(methodDraft) }).list),
      );
      if (saved.answer.length > 0) void completeSetupTask('pms', new Date());
      setRemoved([]);
      return saved;
    },
    merge: mergeMethods,
    submitsUnchanged: !store.setup.pms && methods.length > 0,
    success: messages.storeDataSaved,
  });
  const { list } = form.values;

  return (
    <form {...form.props} aria-label="Medios de pago">
      <datalist id={namesId}>
        {COMMON_METHODS.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <div ref={focusAfterRemoval}>
        {list.length === 0 ? (
          <p className={classes.empty}>Todavía no hay medios de pago: agregue el primero.</p>
        ) : (
          <ul className={classes.methods}>
            {list.map((method) => (
              <li key={method.key}>
                <MethodFields
                  method={method}
                  savedName={savedNameOf(method)}
                  errors={form.errors}
                  namesId={namesId}
                  onChange={(patch) =>
                    form.change({
                      list: list.map((one) => (one === method ? { ...one, ...patch } : one)),
                    })
                  }
                  onRemove={() => {
                    setRemoved([...removed, { method, at: list.indexOf(method) }]);
                    form.change({ list: list.filter((one) => one !== method) });
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {removed.map((one) => (
        <Notice key={one.method.key} severity="info">
          <span data-names={one.method.key}>
            «{methodTitle(one.method, savedNameOf(one.method))}» se quita al guardar.
          </span>{' '}
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              setRemoved(removed.filter((other) => other !== one));
              form.change({ list: list.toSpliced(one.at, 0, one.method) });
            }}
          >
            Deshacer
          </Button>
        </Notice>
      ))}
      <SaveBar form={form} label="Guardar medios de pago">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => {
            setAdded(added + 1);
            form.change({ list: [...list, newMethod(`n${added}`)] });
          }}
        >
          Agregar medio de pago
        </Button>
      </SaveBar>
    </form>
  );
}
