import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

import { PriceField } from '~/components/orders/PriceField';
import {
  conceptKindOptions,
  conceptKindOf,
  type ConceptFormErrors,
} from '~/domain/orders/concepts';
import { deleteConcept, editConcept } from '~/domain/orders/draft/orderEdits';
import { CONCEPT_FIELDS, type ConceptDraft } from '~/domain/orders/draft/orderFields';
import { moneyText } from '~/domain/typedNumbers';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';

import type { EditDraft } from '../useOrderDraft';

import classes from './ConceptsTab.module.css';

/** One discount or surcharge of the order, edited in place. */
export function ConceptRow({
  number,
  concept,
  symbol,
  lock,
  errors,
  edit,
}: {
  /** Position in the list, from 1. */
  number: number;
  concept: ConceptDraft;
  symbol: string;
  lock: string | null;
  errors: ConceptFormErrors;
  edit: EditDraft;
}) {
  const kinds = conceptKindOptions();
  const kind = conceptKindOf(concept.amount);
  const locked = lock !== null;
  const change = (part: Parameters<typeof editConcept>[2]) =>
    edit((draft) => editConcept(draft, concept.key, part));
  return (
    <li className={classes.fields} aria-label={`Concepto ${number}`}>
      <TextInput
        label={CONCEPT_FIELDS.description.label}
        value={concept.description}
        readOnly={locked}
        title={lock ?? undefined}
        error={errors.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      {locked ? (
        <TextInput
          label="Tipo"
          readOnly
          title={lock}
          value={kinds.find(({ value }) => value === kind)?.label ?? ''}
        />
      ) : (
        <NativeSelect
          label="Tipo"
          data={kinds}
          value={kind}
          onChange={(event) =>
            change({ kind: event.currentTarget.value === 'discount' ? 'discount' : 'surcharge' })
          }
        />
      )}
      <PriceField
        label={CONCEPT_FIELDS.amount.label}
        text={concept.valueText}
        loadedText={concept.stored === null ? '' : moneyText(Math.abs(concept.stored.amount))}
        symbol={symbol}
        lock={lock}
        lockShown={false}
        error={errors.value ?? null}
        onText={(valueText) => change({ valueText })}
      />
      <div className={classes.remove}>
        <ReasonTooltip reason={lock}>
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            data-removes
            aria-label={`Eliminar concepto ${concept.description || number}`}
            onClick={() => edit((draft) => deleteConcept(draft, concept.key))}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </ReasonTooltip>
      </div>
    </li>
  );
}
