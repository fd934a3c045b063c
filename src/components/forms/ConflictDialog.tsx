import '~/ui/styles/overlays';
import { Button, Group, Text } from '@mantine/core';
import { type RefObject, useState } from 'react';

import { type FieldConflict, sameJson } from '~/domain/conflicts';
import { isRecord } from '~/lib/isRecord';
import { Dialog } from '~/ui/dialog/Dialog';

import type { FormConflict } from './useForm';

/** Longer texts are not shown. */
const LONGEST_TEXT = 80;

/**
 * A value of a field beside its other one, for the user; null: it is no short text. Of the fields of an object those that
 * differ are shown.
 */
function shownValue(value: unknown, other: unknown): string | null {
  if (isRecord(value) && isRecord(other)) {
    const differing = Object.keys(value).filter((key) => !sameJson(value[key], other[key]));
    const texts = differing.map((key) => shownValue(value[key], other[key]));
    return texts.length === 0 || texts.includes(null) ? null : texts.join(', ');
  }
  if (value === '' || value === null) return 'vacío';
  return typeof value === 'string' && value.length <= LONGEST_TEXT ? `«${value}»` : null;
}

/**
 * A field as its form shows it: by the label of its control, or by the element that has `data-names`, where it has several
 * controls. Null: the form shows it nowhere.
 */
function shownField(form: HTMLFormElement | null, { field, mine, theirs }: FieldConflict) {
  const control = form?.elements.namedItem(field);
  const isInput = control instanceof HTMLInputElement;
  const isSelect = control instanceof HTMLSelectElement;
  const label =
    isInput || isSelect || control instanceof HTMLTextAreaElement
      ? control.labels?.[0]
      : form?.querySelector(`[data-names="${field}"]`);
  if (!label) return null;
  // Without the mark of a required field.
  const name = label.textContent.replace(/ \*$/, '');
  if (isInput && control.type === 'password') return { field, name, values: '' };
  const choice = (value: unknown) =>
    isSelect
      ? ([...control.options].find((option) => option.value === value)?.text ?? value)
      : value;
  const saved = shownValue(choice(theirs), choice(mine));
  const own = shownValue(choice(mine), choice(theirs));
  const values = saved === null || own === null ? '' : `: ya guardado ${saved}, lo suyo ${own}`;
  return { field, name, values };
}

/** Asks which values to save where the same fields were saved meanwhile. Load it with `lazyNamed()`. */
export function ConflictDialog({
  fields,
  decide,
  cancel,
  area,
}: FormConflict & { area: RefObject<HTMLFormElement | null> }) {
  const [shownFields] = useState(() =>
    fields.map((field) => shownField(area.current, field)).filter((field) => field !== null),
  );
  const [what, question] =
    fields.length === 1
      ? ['un dato que usted también cambió', '¿Con qué valor queda?']
      : [`${fields.length} datos que usted también cambió`, '¿Con qué valores quedan?'];
  return (
    <Dialog onClose={cancel} title="Cambios guardados mientras tanto">
      <Text>Mientras usted escribía se guardó (en otra pestaña o por otra persona) {what}.</Text>
      <ul>
        {shownFields.map(({ field, name, values }) => (
          <li key={field}>
            <strong>{name}</strong>
            {values}
          </li>
        ))}
      </ul>
      <Text>Todavía no se guardó nada suyo. {question}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button
          variant="default"
          data-autofocus
          data-ignore-double-click
          onClick={() => decide('theirs')}
        >
          Con lo ya guardado
        </Button>
        <Button data-ignore-double-click onClick={() => decide('mine')}>
          Con lo mío
        </Button>
      </Group>
    </Dialog>
  );
}
