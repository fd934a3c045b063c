import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useReportUnsaved } from '~/components/forms/unsavedForms';
import type { WrittenMessages } from '~/components/orders/WhatsappDialog';
import type { Order } from '~/contract/types';
import { messages } from '~/domain/messages';
import { cancelsPaid } from '~/domain/orders/cancelPaid';
import type { ClientMessage } from '~/domain/orders/clientMessages';
import { draftTotals } from '~/domain/orders/draft/draftTotals';
import { hasErrors } from '~/domain/orders/draft/orderDraftErrors';
import { isCancelled } from '~/domain/orders/orderStatus';
import { orderTotal } from '~/domain/orders/orderTotals';
import { formatMoney } from '~/lib/money';
import { Waiting } from '~/ui/feedback/waiting';
import { useFirstInvalidFocus } from '~/ui/focus/useFirstInvalidFocus';
import { useFocusAfterLock } from '~/ui/focus/useFocusAfterLock';
import { lazyNamed } from '~/ui/lazyNamed';
import { useFromWidth } from '~/ui/theme/useFromWidth';
import type { Width } from '~/ui/theme/widths';

import type { ProductSearch } from './items/AddItemTab';
import { ItemsTab } from './items/ItemsTab';
import { MoreActions, NextStep, STATUS_FIELD, type UntoldNews } from './NextStep';
import { type OrderDialog, OrderDialogs } from './OrderDialogs';
import { isTabLocked, orderLocks } from './orderLocks';
import { OrderSaveBar } from './OrderSaveBar';
import { orderTabOf, orderTabs, tabsWithErrors, type OrderTabKey } from './orderTabs';
import { ClientCard } from './side/ClientCard';
import { OrderFacts } from './side/OrderFacts';
import { OtherOrders, Timeline } from './side/RelatedToOrder';
import { STORE_NOTE, StoreTexts } from './side/StoreTexts';
import { useOrderForm } from './useOrderForm';
import { usePaymentActions } from './usePaymentActions';

import classes from './OrderEditor.module.css';

const AddItemTab = lazyNamed(() => import('./items/AddItemTab'), 'AddItemTab', { suspends: true });
const ShippingTab = lazyNamed(() => import('./shipping/ShippingTab'), 'ShippingTab', {
  suspends: true,
});
const ConceptsTab = lazyNamed(() => import('./concepts/ConceptsTab'), 'ConceptsTab', {
  suspends: true,
});
const WhatsappDialog = lazyNamed(
  () => import('~/components/orders/WhatsappDialog'),
  'WhatsappDialog',
);

/** Minimum width for the item table and a side column beside the menu; narrower screens have one column and a bar. */
const TWO_COLUMNS: Width = 'lg';

/** The tabs of an order, its side column and its one save. */
export function OrderEditor({ alphanumId, order }: { alphanumId: string; order: Order }) {
  const form = useOrderForm(alphanumId, order);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [tab, setTab] = useTabInUrl();
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  /** A message to the client is being written: the chosen one, or the one that fits. */
  const [writing, setWriting] = useState<ClientMessage | 'usual' | null>(null);
  // Kept here so that an edited text survives the dialog.
  const [written, setWritten] = useState<WrittenMessages>({ chosen: null, edited: {} });
  /** What was saved and the client was not told yet. */
  const [untold, setUntold] = useState<UntoldNews | null>(null);
  const [isMoreActionsOpen, setMoreActionsOpen] = useState(false);
  /** The field that was edited last. */
  const lastEditedInput = useRef<EventTarget | null>(null);
  const wide = useFromWidth(TWO_COLUMNS);
  // Kept here so that the product search survives a change of tab.
  const [productSearch, setProductSearch] = useState<ProductSearch>({ name: '', page: 1 });
  const { area, focusFirstInvalid } = useFirstInvalidFocus<HTMLDivElement>();

  useReportUnsaved(form.unsaved);
  // In a narrow window the field is shown by the change of tab.
  const leadsToNote = useRef(false);
  useEffect(() => {
    if (!leadsToNote.current || tab !== 'pedido') return;
    leadsToNote.current = false;
    area.current?.querySelector<HTMLElement>(`[name="${STORE_NOTE}"]`)?.focus();
  }, [tab, area]);

  const { draft, edit, errors } = form;
  const ruleLocks = orderLocks(order, draft.status);
  // Saving is blocked until the user resolves the conflict with the newer version of the order.
  const saveBlocked = form.awaitsDecision ? messages.orderChangedSaveBlocked : null;
  const locks = { ...ruleLocks, requestPayment: ruleLocks.requestPayment ?? saveBlocked };
  const errorTabs = wasSubmitted ? tabsWithErrors(errors) : [];
  const total = orderTotal(draft);
  const shownTotal = draftTotals(draft, errors).order;
  const { curr_symbol } = order;

  /** Whether the draft may be sent; otherwise shows its first error. */
  function check(): boolean {
    if (form.awaitsDecision) return false;
    setWasSubmitted(true);
    if (hasErrors(errors)) {
      const [errorTab] = tabsWithErrors(errors);
      if (errorTab !== undefined) {
        setTab(errorTab);
        focusFirstInvalid(`[data-tab="${errorTab}"]`);
      }
      return false;
    }
    // A typed concept or quantity that was not added would silently be left out: lead to it instead.
    if (form.unaddedIn !== null) {
      setTab(form.unaddedIn);
      focusFirstInvalid(`[data-tab="${form.unaddedIn}"]`);
    }
    return form.unaddedIn === null;
  }

  async function send(options?: Parameters<typeof form.send>[0]) {
    const isSaved = await form.send(options);
    if (!isSaved) return false;
    setWasSubmitted(false);
    const ends = isCancelled({ status: options?.status ?? draft.status });
    if (ends && !isCancelled(order)) setUntold('cancelled');
    return true;
  }

  const onRequested = () => setUntold('paymentRequested');
  const payment = usePaymentActions(alphanumId, { form, total, send, onRequested });
  const isUntold =
    order.client.phone !== null &&
    (untold === 'cancelled' ? isCancelled(order) : order.payment_status === 'required');
  // Locks what can be edited; the order stays readable.
  const isSaving = form.isSaving || payment.isSaving;
  useFocusAfterLock(area, isSaving);
  /** The payment information that a request may fill; null: it cannot be edited. */
  const info = locks.paymentInfo === null ? draft.payment_info : null;

  const panel = (
    <Tabs.Panel value={tab} data-tab={tab} className={classes.panel} inert={isSaving}>
      <Suspense
        fallback={
          <Waiting>
            <p className={classes.waiting}>Cargando…</p>
          </Waiting>
        }
      >
        {tab === 'pedido' ? (
          <ItemsTab
            order={order}
            draft={draft}
            locks={locks}
            errors={errors}
            edit={edit}
            quantities={form.unadded.quantities}
            onQuantities={(quantities) => form.editUnadded({ quantities })}
            wide={wide}
          />
        ) : null}
        {tab === 'agregar' ? (
          <AddItemTab
            order={order}
            draft={draft}
            lock={locks.itemQuantities}
            onStatus={() => {
              flushSync(() => setMoreActionsOpen(true));
              document.getElementById(STATUS_FIELD)?.focus();
            }}
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
            wasSubmitted={wasSubmitted}
            edit={edit}
            onWriteNote={() => {
              leadsToNote.current = true;
              setTab('pedido');
            }}
            onWriteClient={() => setWriting('usual')}
          />
        ) : null}
        {tab === 'otros' ? (
          <ConceptsTab
            order={order}
            draft={draft}
            lock={locks.concepts}
            errors={errors}
            edit={edit}
            newConcept={form.unadded.concept}
            onNewConcept={(concept) => form.editUnadded({ concept })}
          />
        ) : null}
      </Suspense>
    </Tabs.Panel>
  );

  const saveError =
    form.failure ??
    (wasSubmitted
      ? (errors.form ??
        (errorTabs.length > 0 ? messages.formHasErrors : unaddedMessage(form.unaddedIn)))
      : null);
  const isSaveBarShown = form.unsaved || form.awaitsDecision || saveError !== null;
  // In a narrow window only the first tab is followed by the rest of the order: client, texts, history and facts.
  const hidden = !wide && tab !== 'pedido';

  return (
    <div
      ref={area}
      onInput={({ target }) => {
        lastEditedInput.current = target;
      }}
    >
      <Tabs
        value={tab}
        onChange={(key) => setTab(orderTabOf(key))}
        keepMounted={false}
        className={classes.editor}
      >
        <Tabs.List className={classes.tabs}>
          {orderTabs.map(({ key, label }) => (
            <Tabs.Tab key={key} value={key} data-invalid={errorTabs.includes(key) || undefined}>
              {label}
              {errorTabs.includes(key) ? (
                <span className="visually-hidden"> (con errores)</span>
              ) : null}
            </Tabs.Tab>
          ))}
          <Tabs.Tab value="monto" disabled className={classes.amount}>
            MONTO{' '}
            <strong translate="no">
              {shownTotal === null ? '-' : formatMoney(shownTotal, curr_symbol)}
            </strong>
          </Tabs.Tab>
        </Tabs.List>
        {panel}
        <div className={classes.aside}>
          <NextStep
            order={order}
            draft={draft}
            locks={locks}
            edit={edit}
            unsaved={form.unsaved}
            saving={isSaving}
            nextStepLock={saveBlocked}
            isBar={!wide}
            isCovered={!wide && isSaveBarShown}
            isOpen={!wide && isMoreActionsOpen}
            onOpen={setMoreActionsOpen}
            onNextStep={(status) => {
              if (check()) void send({ status });
            }}
            onRequestPayment={() => {
              if (check()) setDialog('request');
            }}
            onRequestAndMove={(status) => {
              if (check()) void payment.requestAndMove(order, info, status);
            }}
            onAlreadyPaid={() => {
              if (check()) setDialog('paid');
            }}
            onCompletePayment={() => setDialog('complete')}
            untold={isUntold ? untold : null}
            onTellClient={() => {
              setUntold(null);
              setWriting(untold);
            }}
          />
          <div hidden={hidden}>
            <ClientCard order={order} onWrite={() => setWriting('usual')} />
          </div>
          {wide ? <OtherOrders order={order} /> : null}
        </div>
        <div className={classes.details} hidden={hidden}>
          <div className={classes.column}>
            <div inert={isSaving}>
              <StoreTexts draft={draft} locks={locks} edit={edit} />
            </div>
            {wide ? null : <Timeline order={order} />}
          </div>
          <div className={classes.column}>
            <OrderFacts order={order} nitems={draft.items.length} />
            {wide ? <Timeline order={order} /> : <OtherOrders order={order} />}
          </div>
        </div>
        <OrderSaveBar
          order={order}
          unsaved={form.unsaved}
          changes={form.editedLabels}
          tabLocked={isTabLocked(tab, locks)}
          awaitsDecision={form.awaitsDecision}
          conflicts={form.conflicts}
          dropped={form.dropped}
          isLocked={form.isLocked}
          saving={isSaving}
          error={saveError}
          lastEditedInput={lastEditedInput}
          onSave={() => {
            if (!check()) return;
            if (cancelsPaid(order, draft.status)) setDialog('cancelPaid');
            else void send();
          }}
          onDiscard={() => {
            form.discard();
            setWasSubmitted(false);
          }}
          onRebase={() => {
            form.rebase();
            setWasSubmitted(false);
          }}
        >
          {wide ? null : <MoreActions isOpen={isMoreActionsOpen} onOpen={setMoreActionsOpen} />}
        </OrderSaveBar>
      </Tabs>
      <OrderDialogs
        dialog={dialog}
        order={order}
        total={total}
        info={info}
        onRequest={(text) => void payment.request(text)}
        onPaid={() => void payment.requestAndComplete(order)}
        onCancelPaid={() => void send()}
        onCompleted={(completed, thenDeliver) => {
          form.acceptAnswer(completed);
          if (thenDeliver) void payment.move(completed, 'done');
        }}
        onClose={() => setDialog(null)}
      />
      {writing === null ? null : (
        <WhatsappDialog
          order={order}
          unsaved={form.unsaved}
          onSave={async () => check() && (await send())}
          written={{ ...written, chosen: writing === 'usual' ? written.chosen : writing }}
          onWritten={(next) => {
            setWritten(next);
            setWriting('usual');
          }}
          onClose={() => setWriting(null)}
        />
      )}
    </div>
  );
}

/** What the user has to do before a save with texts that were not added. */
function unaddedMessage(tab: ReturnType<typeof useOrderForm>['unaddedIn']): string | null {
  if (tab === 'otros') return 'Hay un concepto sin agregar: agréguelo o borre lo que escribió.';
  if (tab === 'pedido') return 'Hay una cantidad sin guardar: corríjala.';
  if (tab === 'agregar') return 'Hay una cantidad sin agregar: corríjala o quítela.';
  return null;
}

/** The tab is a URL parameter, so that a reload keeps it; changing it adds no history entry. */
function useTabInUrl(): [OrderTabKey, (tab: OrderTabKey) => void] {
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
