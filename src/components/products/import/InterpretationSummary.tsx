import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';

import { columnLabel, isPlainTitle } from '~/domain/products/import/titles';
import { formatNumber } from '~/lib/money';
import type { Encoding, Separator } from '~/workers/productFile/encodings';
import type { Preview } from '~/workers/productFile/productFile';

import { MappingRules } from './MappingRules';
import type { Choices } from './useFileReading';

import classes from './ProductFile.module.css';

const FORMATS: Readonly<Record<Preview['format'], string>> = {
  csv: 'CSV',
  xlsx: 'Planilla XLSX',
  xls: 'Planilla XLS',
  ods: 'Planilla ODS',
};

const ENCODINGS: readonly { value: Encoding; label: string }[] = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Windows-1252 (Excel)' },
  { value: 'macintosh', label: 'Macintosh' },
  { value: 'cp850', label: 'DOS (CP850)' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16 (big-endian)' },
];

const SEPARATOR_NAMES: readonly { value: Separator; label: string }[] = [
  { value: ',', label: 'Coma (,)' },
  { value: ';', label: 'Punto y coma (;)' },
  { value: '\t', label: 'Tabulación' },
  { value: '|', label: 'Barra vertical (|)' },
  { value: '\u00A0', label: 'Espacio duro' },
];

/** How many rows, columns or cells are named before the rest is counted. */
const NAMED = 12;

/** The first names of a list, and how many more there are; null for none. */
function some(names: readonly (number | string)[]): string | null {
  const rest = names.length - NAMED;
  const first = names.slice(0, NAMED).join(' · ');
  return first === '' ? null : first + (rest > 0 ? ` y ${formatNumber(rest)} más` : '');
}

/** Summary of how a file was read: format, sheet, titles, columns, numbers, and skipped rows. */
export function InterpretationSummary({
  preview: { format, csv, failure, interpretation, columns },
  choices,
  onChoose,
}: {
  preview: Preview;
  choices: Choices;
  onChoose: (choices: Partial<Choices>) => void;
}) {
  const { sheet, titleRow, matched, ignored, price, blankRows, exampleRows, blankColumns, merged } =
    interpretation;
  const { otherSheets, hiddenRows, hiddenColumns, repair, malformed } = interpretation;
  const brief = [
    csv ? FORMATS[format] : `hoja ${sheet ?? ''}`,
    titleRow === null ? null : `títulos en la fila ${titleRow}`,
    matched.length > 0
      ? [...new Set(matched.map(({ column }) => columnLabel(column)))].join(', ')
      : null,
  ];
  const isNotable =
    failure !== null ||
    repair !== null ||
    choices.csv.encoding !== undefined ||
    choices.csv.separator !== undefined ||
    (columns?.rules ?? []).length > 0 ||
    [ignored, otherSheets, hiddenRows, hiddenColumns, merged, malformed].some(
      ({ length }) => length > 0,
    );
  return (
    // Open where there is something to know; the person closes it.
    <details className={classes.interpretation} open={isNotable}>
      <summary>
        Qué se entendió
        <span className={classes.brief}>{brief.filter((text) => text !== null).join(' · ')}</span>
      </summary>
      {csv ? (
        <div className={classes.choices}>
          <NativeSelect
            size="sm"
            label="Codificación"
            data={[...ENCODINGS]}
            value={choices.csv.encoding ?? csv.encoding}
            onChange={(event) => {
              const found = ENCODINGS.find(({ value }) => value === event.currentTarget.value);
              if (found) onChoose({ csv: { ...choices.csv, encoding: found.value } });
            }}
          />
          <NativeSelect
            size="sm"
            label="Separador"
            data={[...SEPARATOR_NAMES]}
            value={choices.csv.separator ?? csv.separator}
            onChange={(event) => {
              const found = SEPARATOR_NAMES.find(
                ({ value }) => value === event.currentTarget.value,
              );
              if (found) onChoose({ csv: { ...choices.csv, separator: found.value } });
            }}
          />
        </div>
      ) : null}
      {columns === null ? null : <MappingRules columns={columns} />}
      <dl className={classes.facts}>
        <Fact name="Formato">{FORMATS[format]}</Fact>
        <Fact name="Hoja">{sheet}</Fact>
        <Fact name="Otras hojas">
          {otherSheets
            .map(({ name, hidden }) => `${name}${hidden ? ' (oculta)' : ''}`)
            .join(' · ') || null}
        </Fact>
        <Fact name="Acentos">
          {repair
            ? `${repair.written} → ${repair.read} (${formatNumber(repair.cells)} ${repair.cells === 1 ? 'celda' : 'celdas'} de otra codificación)`
            : null}
        </Fact>
        <Fact name="Comillas sin cerrar">{some(malformed)}</Fact>
        <Fact name="Títulos">{titleRow === null ? null : `fila ${titleRow}`}</Fact>
        <Fact name="Columnas">
          {matched.length === 0
            ? null
            : matched
                .map(({ title, column }) =>
                  isPlainTitle(title, column)
                    ? columnLabel(column)
                    : `${title} → ${columnLabel(column)}`,
                )
                .join(' · ')}
        </Fact>
        <Fact name="Filas de otro producto">{some(columns?.absorbed ?? [])}</Fact>
        <Fact name="Columnas ignoradas">{some(ignored)}</Fact>
        <Fact name="Números">{price ? `${price.written} → ${price.read}` : null}</Fact>
        <Fact name="Filas vacías">{some(blankRows)}</Fact>
        <Fact name="Filas ocultas">{some(hiddenRows)}</Fact>
        <Fact name="Columnas ocultas">{some(hiddenColumns)}</Fact>
        <Fact name="Columnas vacías">{some(blankColumns)}</Fact>
        <Fact name="Celdas combinadas">{some(merged)}</Fact>
        <Fact name="Filas de ejemplo">
          {exampleRows.length > 0 ? `${some(exampleRows)} (no se envían)` : null}
        </Fact>
      </dl>
    </details>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
