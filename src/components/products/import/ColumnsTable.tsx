import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';

import type { ImportKind } from '~/contract/types';
import type { Columns } from '~/domain/products/import/mapping/columns';
import {
  COLUMN_USES,
  MAPPED_FIELDS,
  type Mapping,
  labelOfUse,
} from '~/domain/products/import/mapping/mapping';
import { columnLabel, columnLetter } from '~/domain/products/import/titles';
import { rememberMapping } from '~/session/columnMappings';

import classes from './ColumnsTable.module.css';

const USE_OPTIONS = COLUMN_USES.map((use) => ({ value: use, label: labelOfUse(use) }));

/** The fields that one value can fill in all rows; a name and a picture are each product's own. */
const FILLED_FIELDS = MAPPED_FIELDS.filter((field) => field !== 'name' && field !== 'image_url');

/**
 * "Sus columnas": what each column of a file is. The choice is remembered for files with the same titles. Open where a
 * person should look at it.
 */
export function ColumnsTable({ kind, columns }: { kind: ImportKind; columns: Columns }) {
  const { key, mapping, samples, system, isDoubtful, isChosen } = columns;
  const [chosenOpen, setOpen] = useState<boolean | null>(null);
  const isOpen = chosenOpen ?? isDoubtful;
  const change = (patch: Partial<Mapping>) => {
    setOpen(true);
    rememberMapping(key, { ...mapping, ...patch });
  };

  return (
    <details className={classes.columns} open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        Sus columnas
        <span className={classes.brief}>
          {system === null ? '' : `Parece una exportación de ${system}`}
          {isChosen ? `${system === null ? '' : ' · '}como las eligió` : ''}
        </span>
      </summary>
      <table className={classes.table} aria-label="Sus columnas">
        <thead>
          <tr>
            <th scope="col">Columna</th>
            <th scope="col">Primeros valores</th>
            <th scope="col">Se usa como</th>
          </tr>
        </thead>
        <tbody>
          {samples.map(({ title, values, use }, at) => {
            const name = title === '' ? `columna ${columnLetter(at)}, sin título` : title;
            return (
              <tr key={columnLetter(at)}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                <td className={classes.values} dir="auto">
                  {values.filter((value) => value !== '').join(' · ')}
                </td>
                <td>
                  <NativeSelect
                    size="sm"
                    aria-label={`${name}: se usa como`}
                    data={USE_OPTIONS}
                    value={use}
                    onChange={(event) => {
                      const next = COLUMN_USES.find((one) => one === event.currentTarget.value);
                      if (next === undefined) return;
                      change({
                        uses: mapping.uses.map((one, place) => (place === at ? next : one)),
                      });
                    }}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {kind === 'products' ? <FilledValues mapping={mapping} onChange={change} /> : null}
      {isChosen ? (
        <Group justify="space-between" gap="sm" mt="sm">
          <span className={classes.hint}>
            Se recuerda en este navegador para los archivos con estos títulos.
          </span>
          <Button size="compact-md" variant="default" onClick={() => rememberMapping(key, null)}>
            Olvidar
          </Button>
        </Group>
      ) : null}
    </details>
  );
}

/** Values for the rows that have none: the type first, without which no product is added. */
function FilledValues({
  mapping: { uses, values, kindFromCategory },
  onChange,
}: {
  mapping: Mapping;
  onChange: (patch: Partial<Mapping>) => void;
}) {
  const fields = FILLED_FIELDS.filter(
    (field) => field === 'kind' || !uses.includes(field) || values[field] !== undefined,
  );
  return (
    <fieldset className={classes.filled}>
      <legend>Un valor para todas las filas que no lo tienen</legend>
      {fields.map((field) => (
        <TextInput
          // The field shows what is stored once it is left.
          key={`${field} ${values[field] ?? ''}`}
          size="sm"
          label={columnLabel(field)}
          defaultValue={values[field] ?? ''}
          onBlur={(event) => {
            const text = event.currentTarget.value.trim();
            if (text === (values[field] ?? '')) return;
            const { [field]: _, ...others } = values;
            onChange({ values: text === '' ? others : { ...others, [field]: text } });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      ))}
      {uses.includes('category') ? (
        <Checkbox
          label="La categoría como tipo"
          checked={kindFromCategory}
          onChange={(event) => onChange({ kindFromCategory: event.currentTarget.checked })}
        />
      ) : null}
    </fieldset>
  );
}
