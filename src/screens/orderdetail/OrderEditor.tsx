import { Tabs } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';

import { ApiError, errorMessage } from '~/api/errors';
import { orderQuery, useSaveOrder } from '~/api/orders';
import { useReportUnsaved } from '~/components/forms/unsavedForms';
import type { Order, OrderSave } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { OrderDraft } from '~/domain/orders/orderDraft';
import {
  hasErrors,
  requestPaymentPayload,
  toOrderSave,
  validateDraft,
} from '~/domain/orders/orderDraftPayload';
import { orderTotal } from '~/domain/orders/orderTotals';
import { formatMoney } from '~/lib/money';
import { useFirstInvalidFocus } from '~/ui/form/useFirstInvalidFocus';
import { lazyPart } from '~/ui/lazyPart';
import { toast } from '~/ui/toast';

import type { ProductSearch } from './AddItemTab';
import { orderLocks } from './orderLocks';
import { OrderTab } from './OrderTab';
import { orderTabOf, orderTabs, tabsWithErrors, type OrderTabKey } from './orderTabs';
import { SaveBar } from './SaveBar';
import { useOrderDraft } from './useOrderDraft';

import classes from './OrderEditor.module.css';

const AddItemTab = lazyPart(() => import('./AddItemTab').then((module) => module.AddItemTab));
const ShippingTab = lazyPart(() => import('./ShippingTab').then((module) => module.ShippingTab));
const ConceptsTab = lazyPart(() => import('./ConceptsTab').then((module) => module.ConceptsTab));

/** The tabs of an order and the one save that sends them all (§2, §4 and §7 staff). */
export function OrderEditor({ code, order }: { code: string; order: Order }) {
  const queryClient = useQueryClient();
  const save = useSaveOrder();
  const form = useOrderDraft(order, save.isPending);
  const [attempted, setAttempted] = useState(false);
  const [tab, setTab] = useTabInAddress();
  const sending = useRef(false);
  // Another tab is looked at and left: what was searched for stays.
  const [productSearch, setProductSearch] = useState<ProductSearch>({ name: '', page: 1 });
  const { area, focusFirstInvalid } = useFirstInvalidFocus<HTMLDivElement>();

  useReportUnsaved(form.unsaved);

  const { draft, edit } = form;
  const rules = orderLocks(order, draft.status);
  // Nothing is sent while it is open what becomes of the newer order.
  const waiting = form.outdated ? messages.orderChangedSaveBlocked : null;
  const locks = { ...rules, requestPayment: rules.requestPayment ?? waiting };
  const errors = validateDraft(draft, order);
  const wrongTabs = attempted ? tabsWithErrors(errors) : [];

  function send(payloadOf: (draft: OrderDraft) => OrderSave) {
    // The state of the mutation comes with the next drawing; a second click may come before it.
    if (sending.current || form.outdated) return;
    setAttempted(true);
    save.reset();
    if (hasErrors(errors)) {
      const [wrong] = tabsWithErrors(errors);
      if (wrong !== undefined) {
        setTab(wrong);
        focusFirstInvalid(`[data-tab="${wrong}"]`);
      }
      return;
    }
    // A save that leaves out what was typed would look like one that took it along.
    if (form.unaddedIn !== null) {
      setTab(form.unaddedIn);
      return;
    }
    sending.current = true;
    save.mutate(
      { id: code, body: payloadOf(draft) },
      {
        onSuccess: (answer) => {
          form.saved(answer);
          setAttempted(false);
          toast.success(messages.orderUpdated);
        },
        onError: (error) => {
          // Somebody else was faster: what they did is read, and the form offers what to do with it.
          if (error instanceof ApiError && error.status === 409) {
            void queryClient.invalidateQueries({ queryKey: orderQuery(code).queryKey });
          }
        },
        onSettled: () => {
          sending.current = false;
        },
      },
    );
  }

  function start(again: () => void) {
    again();
    save.reset();
    setAttempted(false);
  }

  return (
    <div ref={area} className={classes.editor}>
      <Tabs value={tab} onChange={(key) => setTab(orderTabOf(key))} keepMounted={false}>
        <Tabs.List className={classes.tabs}>
          {orderTabs.map(({ key, label }) => (
            <Tabs.Tab key={key} value={key} data-wrong={wrongTabs.includes(key) || undefined}>
              {label}
              {wrongTabs.includes(key) ? (
                <span className="visually-hidden"> (con errores)</span>
              ) : null}
            </Tabs.Tab>
          ))}
          <Tabs.Tab value="monto" disabled className={classes.amountTab}>
            MONTO <strong>{formatMoney(orderTotal(draft), order.curr_symbol)}</strong>
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={tab} data-tab={tab} className={classes.panel}>
          <Suspense fallback={<p className={classes.waiting}>Cargando…</p>}>
            {tab === 'pedido' ? (
              <OrderTab
                order={order}
                draft={draft}
                locks={locks}
                edit={edit}
                onRequestPayment={() => send(requestPaymentPayload)}
              />
            ) : null}
            {tab === 'agregar' ? (
              <AddItemTab
                order={order}
                draft={draft}
                lock={locks.addItems}
                edit={edit}
                quantities={form.unadded.quantities}
                onQuantities={(quantities) => form.editUnadded({ quantities })}
                search={productSearch}
                onSearch={setProductSearch}
              />
            ) : null}
            {tab === 'envio' ? (
              <ShippingTab
                order={order}
                draft={draft}
                locks={locks}
                errors={errors}
                attempted={attempted}
                edit={edit}
              />
            ) : null}
            {tab === 'otros' ? (
              <ConceptsTab
                order={order}
                draft={draft}
                lock={locks.concepts}
                errors={errors}
                edit={edit}
                form={form.unadded.concept}
                onForm={(concept) => form.editUnadded({ concept })}
              />
            ) : null}
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <SaveBar
        order={order}
        unsaved={form.unsaved}
        outdated={form.outdated}
        saving={save.isPending}
        error={
          save.isError
            ? errorMessage(save.error)
            : attempted
              ? (errors.form ??
                (wrongTabs.length > 0 ? messages.formHasErrors : unaddedMessage(form.unaddedIn)))
              : null
        }
        onSave={() => send(toOrderSave)}
        onDiscard={() => start(form.discard)}
        onRebase={() => start(form.rebase)}
      />
    </div>
  );
}

/** What is to be done with what was typed and not added, before a save. */
function unaddedMessage(tab: ReturnType<typeof useOrderDraft>['unaddedIn']): string | null {
  if (tab === 'otros') return 'Hay un concepto sin agregar: agréguelo o borre lo que escribió.';
  if (tab === 'agregar') return 'Hay una cantidad sin agregar: agréguela o bórrela.';
  return null;
}

/** The tab stands in the address, so that a reload keeps it; a change of tab is no step of the history. */
function useTabInAddress(): [OrderTabKey, (tab: OrderTabKey) => void] {
  const { tab }: { tab?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  return [
    orderTabOf(tab),
    (key) => {
      void navigate({
        to: '.',
        search: key === 'pedido' ? {} : { tab: key },
        replace: true,
        resetScroll: false,
      });
    },
  ];
}
