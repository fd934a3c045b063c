import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { fireEvent, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';

import type { FieldConflict } from '~/domain/conflicts';
import { screen } from '~/testSupport/screen';
import { MantineRoot } from '~/ui/MantineRoot';
import { PasswordField } from '~/ui/PasswordField';

import { ConflictDialog } from './ConflictDialog';

const decide = vi.fn<(decision: 'mine' | 'theirs') => void>();

function TestForm({ fields }: { fields: readonly FieldConflict[] }) {
  const area = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(false);
  return (
    <MantineRoot>
      <form ref={area}>
        <TextInput name="tax_code" label="CUIT" required />
        <Textarea name="title" label="Título" />
        <PasswordField name="secret" label="Clave secreta" />
        <NativeSelect
          name="language"
          label="Idioma"
          data={[
            { value: 'es', label: 'Español' },
            { value: 'pt', label: 'Portugués' },
          ]}
        />
        <fieldset>
          <legend data-names="1">Lunes (hoy)</legend>
        </fieldset>
        <button type="button" onClick={() => setSaved(true)}>
          Guardar
        </button>
      </form>
      {saved ? (
        <ConflictDialog fields={fields} decide={decide} cancel={() => undefined} area={area} />
      ) : null}
    </MantineRoot>
  );
}

function openWith(fields: readonly FieldConflict[]) {
  render(<TestForm fields={fields} />);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
}

const day = { tag: 'oferta', promo_msg: 'Hoy 2x1' };

it.each<[FieldConflict, string]>([
  [{ field: 'tax_code', mine: '20-2', theirs: '30-1' }, 'CUIT: ya guardado «30-1», lo suyo «20-2»'],
  [{ field: 'title', mine: '', theirs: 'Tienda' }, 'Título: ya guardado «Tienda», lo suyo vacío'],
  [{ field: 'title', mine: 'a'.repeat(81), theirs: 'Tienda' }, 'Título'],
  [{ field: 'secret', mine: 'cs_1', theirs: 'cs_2' }, 'Clave secreta'],
  [
    { field: 'language', mine: 'pt', theirs: 'es' },
    'Idioma: ya guardado «Español», lo suyo «Portugués»',
  ],
  [
    { field: '1', mine: day, theirs: { ...day, promo_msg: 'Hoy 3x2' } },
    'Lunes (hoy): ya guardado «Hoy 3x2», lo suyo «Hoy 2x1»',
  ],
  [
    { field: '1', mine: day, theirs: { ...day, tag: '', promo_msg: 'Hoy 3x2' } },
    'Lunes (hoy): ya guardado vacío, «Hoy 3x2», lo suyo «oferta», «Hoy 2x1»',
  ],
  [{ field: '1', mine: { ...day, shown: true }, theirs: { ...day, shown: false } }, 'Lunes (hoy)'],
  [{ field: '1', mine: undefined, theirs: day }, 'Lunes (hoy)'],
])('%j is shown as "%s"', (conflict, text) => {
  openWith([conflict]);
  expect(screen.getByRole('listitem').textContent).toBe(text);
});

it('names each of several fields and asks once', () => {
  openWith([
    { field: 'tax_code', mine: '20-2', theirs: '30-1' },
    { field: 'title', mine: 'Mío', theirs: 'De ella' },
  ]);
  expect(screen.getByText(/se guardó \(.*\) 2 datos que usted también cambió\./)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Con lo ya guardado' }));
  expect(decide).toHaveBeenCalledExactlyOnceWith('theirs');
});
