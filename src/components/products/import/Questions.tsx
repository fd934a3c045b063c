import { Button, Group, Radio } from '@mantine/core';

import type { ImportKind } from '~/contract/types';
import type { NumberReading } from '~/domain/products/import/cells';
import type { ForeignId, IdsMeaning } from '~/domain/products/import/foreignIds';
import { operationLabel } from '~/domain/products/import/operations';
import { Notice } from '~/ui/feedback/Notice';

import type { Choices } from './useFileReading';

/** `1.234` can be thousands or decimals: one choice for the whole file. */
export function NumberQuestion({
  written,
  numbers,
  onChoose,
}: {
  /** A number of the file that can be read in two ways. */
  written: string;
  numbers: NumberReading | null;
  onChoose: (choices: Partial<Choices>) => void;
}) {
  const [whole = '', fraction = ''] = written.replaceAll(/[^\d.,]/g, '').split(/[.,]/);
  return (
    <Notice severity={numbers === null ? 'warning' : 'info'}>
      <Radio.Group
        label={`¿Cómo se lee ${written} en este archivo?`}
        value={numbers ?? ''}
        onChange={(value) =>
          onChoose({ numbers: value === 'thousands' ? 'thousands' : 'decimals' })
        }
      >
        <Group mt="xs" gap="lg">
          <Radio value="thousands" label={`${whole} mil ${fraction}: el separador es de miles`} />
          <Radio
            value="decimals"
            label={`${whole} con ${fraction}: el separador es de decimales`}
          />
        </Group>
      </Radio.Group>
    </Notice>
  );
}

/** Which of the sheets that fit is read: one choice for the file. */
export function SheetQuestion({
  sheets,
  chosen,
  onChoose,
}: {
  sheets: readonly string[];
  /** null: none yet. */
  chosen: string | null;
  onChoose: (sheet: string) => void;
}) {
  return (
    <Notice severity={chosen === null ? 'warning' : 'info'}>
      <Radio.Group
        label={
          sheets.length === 1
            ? 'Los productos están en una hoja oculta. ¿Es la que quiere usar?'
            : 'Más de una hoja tiene productos. ¿Cuál quiere usar?'
        }
        value={chosen ?? ''}
        onChange={onChoose}
      >
        <Group mt="xs" gap="lg">
          {sheets.map((sheet) => (
            <Radio key={sheet} value={sheet} label={sheet} />
          ))}
        </Group>
      </Radio.Group>
    </Notice>
  );
}

/** Whose ids a file has, where its rows do not name the products that have them, or these are not known. */
export function IdsQuestion({
  example: { id, written, own },
  storeName,
  ids,
  onStore,
  onNew,
}: {
  example: ForeignId;
  /** Of another store than the user's. */
  storeName?: string | undefined;
  /** null: not answered yet. */
  ids: IdsMeaning | null;
  /** Absent where the file cannot be sent for this operation at all. */
  onStore?: (() => void) | undefined;
  /** Absent where products cannot be added. */
  onNew?: (() => void) | undefined;
}) {
  return (
    <Notice severity={ids === null ? 'warning' : 'info'}>
      <p>
        ¿Los números de la columna Id son de {storeName ?? 'esta tienda'}? En el archivo el {id} es
        «{written}»
        {own === undefined
          ? ''
          : own === null
            ? ', acá no hay ningún producto con ese id'
            : `, acá es «${own}»`}
        .
      </p>
      <Group gap="sm" mt="xs">
        {onNew ? (
          <Button
            size="compact-md"
            variant={ids === 'new' ? 'filled' : 'default'}
            aria-pressed={ids === 'new'}
            onClick={onNew}
          >
            Son productos nuevos
          </Button>
        ) : null}
        {onStore ? (
          <Button
            size="compact-md"
            variant={ids === 'store' ? 'filled' : 'default'}
            aria-pressed={ids === 'store'}
            onClick={onStore}
          >
            Son de esta tienda
          </Button>
        ) : null}
      </Group>
    </Notice>
  );
}

/** Asks for confirmation where the columns fit another operation, or more than the chosen one. */
export function OperationQuestion({
  kind,
  suggestedKind,
  accepted,
  onAccept,
  onMoveTo,
}: {
  kind: ImportKind;
  /** null: it has columns that the operation does not use, and fits no other. */
  suggestedKind: ImportKind | null;
  accepted: boolean;
  /** Absent where the file cannot be sent for this operation at all. */
  onAccept?: (() => void) | undefined;
  /** Absent where there is no other operation. */
  onMoveTo?: ((kind: ImportKind) => void) | undefined;
}) {
  if (accepted) return null;
  return (
    <Notice severity="warning">
      <p>
        {suggestedKind === null
          ? 'Este archivo tiene más columnas que el id y los nombres: ¿seguro que es para eliminar?'
          : `Este archivo parece de ${operationLabel(suggestedKind)}.`}
      </p>
      <Group gap="sm" mt="xs">
        {suggestedKind !== null && onMoveTo ? (
          <Button size="compact-md" variant="default" onClick={() => onMoveTo(suggestedKind)}>
            Usarlo en {operationLabel(suggestedKind)}
          </Button>
        ) : null}
        {onAccept ? (
          <Button size="compact-md" variant="default" onClick={onAccept}>
            Sí, es para {operationLabel(kind)}
          </Button>
        ) : null}
      </Group>
    </Notice>
  );
}
