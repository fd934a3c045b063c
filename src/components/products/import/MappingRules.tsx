import { Checkbox, NativeSelect } from '@mantine/core';

import type { Columns } from '~/domain/products/import/mapping/columns';
import type { RuleExample } from '~/domain/products/import/mapping/mappedTable';
import {
  type MappingRules as Rules,
  TAG_SEPARATORS,
  VARIANT_CHOICES,
} from '~/domain/products/import/mapping/mapping';
import { formatNumber } from '~/lib/money';
import { rememberMapping } from '~/session/columnMappings';

import classes from './ProductFile.module.css';

const RULE_LABELS: Readonly<Record<Exclude<keyof Rules, 'variants' | 'tagSeparator'>, string>> = {
  plainText: 'HTML → texto',
  firstPicture: 'La primera imagen con dirección completa de cada celda',
  quantity: 'Cantidad mayor que 0 → Se ofrece',
  published: 'Publicado o estado → Se ofrece',
  lastCategory: 'La última parte de cada categoría',
  round: 'Precios redondeados a dos decimales',
};

const VARIANT_LABELS: Readonly<Record<(typeof VARIANT_CHOICES)[number], string>> = {
  each: 'Un producto por variante',
  first: 'Un producto, con la primera variante',
  off: 'Cada fila como está',
};

const SEPARATOR_LABELS: Readonly<Record<(typeof TAG_SEPARATORS)[number], string>> = {
  any: 'Coma y punto y coma',
  ',': 'Coma',
  ';': 'Punto y coma',
  '|': 'Barra (|)',
  '\n': 'Salto de línea',
};

/** Longest text of an example. */
const EXAMPLE_LENGTH = 60;

const short = (text: string) =>
  text.length > EXAMPLE_LENGTH
    ? `${text.slice(0, EXAMPLE_LENGTH)}…`
    : text === ''
      ? '(vacío)'
      : text;

function exampleText({ count, before, after }: RuleExample): string {
  return `${short(before)} → ${short(after)} (${formatNumber(count)} ${count === 1 ? 'celda' : 'celdas'})`;
}

/** The rules that clean the cells of a file, each with what it changes; a person switches them. */
export function MappingRules({ columns: { key, mapping, rules } }: { columns: Columns }) {
  const change = (patch: Partial<Rules>) =>
    rememberMapping(key, { ...mapping, rules: { ...mapping.rules, ...patch } });
  const variants = rules.find(({ rule }) => rule === 'variants');
  const tags = rules.find(({ rule }) => rule === 'tagSeparator');
  const hasTags =
    mapping.uses.includes('tags') && (tags !== undefined || mapping.rules.tagSeparator !== 'any');
  if (rules.length === 0 && !hasTags) return null;
  return (
    <div className={classes.rules} role="group" aria-label="Qué se cambia al leer">
      {variants === undefined ? null : (
        <NativeSelect
          size="sm"
          label="Variantes de un producto"
          description={`${short(variants.before)} → ${short(variants.after)} (${formatNumber(variants.count)} filas)`}
          data={VARIANT_CHOICES.map((value) => ({ value, label: VARIANT_LABELS[value] }))}
          value={mapping.rules.variants}
          onChange={(event) => {
            const next = VARIANT_CHOICES.find((one) => one === event.currentTarget.value);
            if (next !== undefined) change({ variants: next });
          }}
        />
      )}
      {hasTags ? (
        <NativeSelect
          size="sm"
          label="Separador de las etiquetas"
          description={tags === undefined ? undefined : exampleText(tags)}
          data={TAG_SEPARATORS.map((value) => ({ value, label: SEPARATOR_LABELS[value] }))}
          value={mapping.rules.tagSeparator}
          onChange={(event) => {
            const next = TAG_SEPARATORS.find((one) => one === event.currentTarget.value);
            if (next !== undefined) change({ tagSeparator: next });
          }}
        />
      ) : null}
      {rules.map((example) => {
        const { rule } = example;
        return rule === 'variants' || rule === 'tagSeparator' ? null : (
          <Checkbox
            key={rule}
            label={RULE_LABELS[rule]}
            description={exampleText(example)}
            checked={mapping.rules[rule]}
            onChange={(event) => change({ [rule]: event.currentTarget.checked })}
          />
        );
      })}
    </div>
  );
}
