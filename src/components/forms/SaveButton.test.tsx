import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { screen } from '~/testSupport/screen';
import { typeText } from '~/testSupport/typing';
import { MantineRoot } from '~/ui/MantineRoot';

import { SaveButton } from './SaveButton';
import { useForm } from './useForm';

type Save = (values: { name: string }) => Promise<void>;

function SavedForm({
  save,
  start = 'Pepe',
  submitsUnchanged,
}: {
  save: Save;
  start?: string;
  submitsUnchanged?: boolean;
}) {
  const [saved, replaceSaved] = useState({ name: start });
  const form = useForm({
    saved,
    validate: ({ name }) => (name === '' ? { name: 'Falta el nombre' } : {}),
    save: async (values) => {
      await save(values);
      replaceSaved(values);
    },
    ...(submitsUnchanged !== undefined && { submitsUnchanged }),
  });
  return (
    <MantineRoot>
      <form {...form.props}>
        <label>
          name
          <input
            value={form.values.name}
            onChange={(event) => form.change({ name: event.currentTarget.value })}
          />
        </label>
        <p>{form.errors['name']}</p>
        <SaveButton form={form}>Guardar</SaveButton>
      </form>
    </MantineRoot>
  );
}

const type = (value: string) => typeText(screen.getByLabelText<HTMLInputElement>('name'), value);
const submitButton = () => screen.getByRole('button', { name: /^Guard/ });
const submit = () => fireEvent.click(submitButton());

it('sends nothing while nothing changed, says why, and keeps the focus', async () => {
  const answers: (() => void)[] = [];
  const save = vi.fn<Save>(() => new Promise((resolve) => answers.push(resolve)));
  render(<SavedForm save={save} />);
  const button = submitButton();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('No hay cambios para guardar');
  submit();
  expect(save).not.toHaveBeenCalled();

  await type('Lola');
  expect(button).not.toHaveAttribute('aria-disabled');
  button.focus();
  submit();
  expect(button).toHaveAttribute('aria-busy', 'true');
  submit();
  await act(async () => answers.shift()?.());
  expect(save).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();

  await type('Tito');
  await type('Lola');
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('shows what is missing in an unchanged form that is invalid', () => {
  const save = vi.fn<Save>();
  render(<SavedForm save={save} start="" />);
  submit();
  expect(screen.getByText('Falta el nombre')).toBeVisible();
  expect(save).not.toHaveBeenCalled();
});

it('sends unchanged values where that confirms them', () => {
  const save = vi.fn<Save>(() => Promise.resolve());
  render(<SavedForm save={save} submitsUnchanged />);
  submit();
  expect(save).toHaveBeenCalledTimes(1);
});
