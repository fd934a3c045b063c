import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { type FocusEvent, type FormEvent, useState } from 'react';

import { PriceField } from '~/components/orders/PriceField';
import type { Order } from '~/contract/types';
import {
  conceptKindOptions,
  type ConceptForm,
  type ConceptFormErrors,
} from '~/domain/orders/concepts';
import { draftTotals } from '~/domain/orders/draft/draftTotals';
import type { DraftErrors } from '~/domain/orders/draft/orderDraftErrors';
import { addConcept } from '~/domain/orders/draft/orderEdits';
import type { OrderDraft } from '~/domain/orders/draft/orderFields';
import { formatMoney } from '~/lib/money';
import { focusAfterRemoval } from '~/ui/focus/focusAfterRemoval';

import { EmptyTab } from '../EmptyTab';
import { LockNote } from '../LockNote';
import type { EditDraft } from '../useOrderDraft';
import { ConceptRow } from './ConceptRow';

import classes from './ConceptsTab.module.css';

/** Tab OTROS: discounts and surcharges of the order, and the form for a new one. */
export function ConceptsTab({
  order,
  draft,
  lock,
  errors,
  edit,
  newConcept,
  onNewConcept,
}: {
  order: Order;
  draft: OrderDraft;
  lock: string | null;
  errors: DraftErrors;
  edit: EditDraft;
  /** What was typed for a new concept. */
  newConcept: ConceptForm;
  onNewConcept: (newConcept: ConceptForm) => void;
}) {
  const { concepts: total } = draftTotals(draft, errors);
  return (
    <>
      <div className={classes.card}>
        {lock === null ? null : (
          <div className={classes.lock}>
            <LockNote reason={lock} />
          </div>
        )}
        <ul ref={focusAfterRemoval} className={classes.list} aria-label="Otros conceptos">
          {draft.other_concepts.map((concept, index) => (
            <ConceptRow
              key={concept.key}
              number={index + 1}
              concept={concept}
              symbol={order.curr_symbol}
              lock={lock}
              errors={errors.concepts[concept.key] ?? {}}
              edit={edit}
            />
          ))}
        </ul>
        {draft.other_concepts.length === 0 ? (
          <EmptyTab drawing={<IconReceipt aria-hidden="true" />} text="Sin otros conceptos" />
        ) : (
          <p className={classes.total}>
            Total de otros conceptos{' '}
            <strong translate="no">
              {total === null ? '-' : formatMoney(total, order.curr_symbol)}
            </strong>
          </p>
        )}
        {lock === null ? (
          <NewConcept
            draft={draft}
            symbol={order.curr_symbol}
            edit={edit}
            form={newConcept}
            onForm={onNewConcept}
          />
        ) : null}
      </div>
    </>
  );
}

function NewConcept({
  draft,
  symbol,
  edit,
  form,
  onForm,
}: {
  draft: OrderDraft;
  symbol: string;
  edit: EditDraft;
  form: ConceptForm;
  onForm: (form: ConceptForm) => void;
}) {
  const [errors, setErrors] = useState<ConceptFormErrors>({});

  function change(part: Partial<ConceptForm>) {
    onForm({ ...form, ...part });
    setErrors({});
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    add();
  }

  /** A complete concept is added when the focus leaves its form, too, though not with the window. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget) || !document.hasFocus()) return;
    if (addConcept(draft, form).ok) add();
  }

  function add() {
    const added = addConcept(draft, form);
    if (!added.ok) {
      setErrors(added.errors);
      return;
    }
    edit((before) => {
      const result = addConcept(before, form);
      return result.ok ? result.draft : before;
    });
    change({ description: '', value: '' });
  }

  return (
    <form noValidate className={classes.newConcept} onSubmit={submit}>
      <h2 className={classes.heading}>Agregar concepto</h2>
      <div className={classes.fields} onBlur={leave}>
        <TextInput
          label="Descripción"
          value={form.description}
          error={errors.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <NativeSelect
          label="Tipo"
          data={conceptKindOptions()}
          value={form.kind}
          onChange={(event) =>
            change({ kind: event.currentTarget.value === 'discount' ? 'discount' : 'surcharge' })
          }
        />
        <PriceField
          label="Valor"
          text={form.value}
          symbol={symbol}
          error={errors.value ?? null}
          onText={(value) => change({ value })}
        />
        <Button type="submit" variant="light" className={classes.button}>
          Agregar
        </Button>
      </div>
    </form>
  );
}
