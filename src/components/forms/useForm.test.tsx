import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '~/api/transport/errors';
import type { FieldErrors } from '~/domain/fieldRules';
import { unsavedChanges } from '~/lib/unsavedChanges';
import { screen } from '~/testSupport/screen';
import { typeText } from '~/testSupport/typing';
import { toastQueue } from '~/ui/feedback/toast';

import { UnsavedRegistry } from './unsavedForms';
import { useForm } from './useForm';

interface Values {
  name: string;
  city: string;
}

const lost = () => Promise.reject(new ApiError('Conexión no disponible', 0));

/** A save whose result the test triggers. */
function deferredSave() {
  const answers: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const save = vi.fn<(values: Values) => Promise<void>>(
    () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
  );
  const settle = (how: (answer: (typeof answers)[number]) => void) =>
    act(async () => {
      const answer = answers.shift();
      if (!answer) throw new Error('No save is in flight');
      how(answer);
    });
  return {
    save,
    succeed: () => settle(({ resolve }) => resolve()),
    fail: (error: unknown) => settle(({ reject }) => reject(error)),
  };
}

function required({ name, city }: Values): FieldErrors<string> {
  return {
    ...(name === '' && { name: 'Falta el nombre' }),
    ...(city === '' && { city: 'Falta la ciudad' }),
  };
}

const SAVED = { isRecovered: false, others: [] };

const PEPE: Values = { name: 'Pepe', city: 'Rosario' };

function TestForm({
  save,
  onSave,
  start = PEPE,
  newer = PEPE,
  keepsSaved = false,
}: {
  save: (values: Values) => Promise<unknown>;
  /** Called with `onto` of each save. */
  onSave?: (onto: (newest: Values) => Values) => void;
  start?: Values;
  /** Saved values that arrive when "Releer" is pressed. */
  newer?: Values;
  /** The saved values do not change, as in a form that creates something. */
  keepsSaved?: boolean;
}) {
  const [saved, replaceSaved] = useState(start);
  const form = useForm({
    saved,
    validate: required,
    save: async (values, onto) => {
      onSave?.(onto);
      await save(values);
      if (!keepsSaved) replaceSaved(values);
      return SAVED;
    },
    success: 'Guardado',
  });
  return (
    <form {...form.props}>
      {(['name', 'city'] as const).map((name) => {
        const { error, ...input } = form.field(name);
        return (
          <label key={name}>
            {name}
            <input {...input} aria-invalid={error !== undefined} />
          </label>
        );
      })}
      <button type="button" onClick={() => form.field('city').onChange('Salta')}>
        Proponer
      </button>
      <button type="submit">{form.isSaving ? 'Guardando' : 'Guardar'}</button>
      <button type="button" onClick={() => replaceSaved(newer)}>
        Releer
      </button>
      <output>{form.failure}</output>
      <p>{form.isDirty ? 'con cambios' : 'sin cambios'}</p>
    </form>
  );
}

function Lost() {
  const form = useForm({
    saved: { name: '' },
    save: () => Promise.resolve({ ...SAVED, isRecovered: true }),
    success: 'Guardado',
  });
  return (
    <form {...form.props}>
      <button type="submit">Guardar</button>
    </form>
  );
}

function AskingForm({ save }: { save: (name: string) => void }) {
  const form = useForm({
    saved: { name: '' },
    loadForValidation: () => Promise.resolve(),
    ask: ({ name }) => ({ title: `¿Guardar ${name}?`, text: '', confirmLabel: 'Sí' }),
    save: ({ name }) => Promise.resolve(save(name)),
  });
  return (
    <form {...form.props}>
      <label>
        name
        <input
          value={form.values.name}
          onChange={(event) => form.change({ name: event.currentTarget.value })}
        />
      </label>
      {form.question && (
        <button type="button" onClick={form.question.onConfirm}>
          {form.question.title}
        </button>
      )}
      <button type="submit">Guardar</button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => typeText(field(name), value);
const submitButton = () => screen.getByRole('button', { name: /^Guard/ });
const submit = () => fireEvent.click(submitButton());
const reread = () => fireEvent.click(screen.getByRole('button', { name: 'Releer' }));
const toasts = () => toastQueue.snapshot().map(({ text }) => text);

beforeEach(() => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});
afterEach(() => unsavedChanges.discard());

describe('useForm', () => {
  it('sends the values once, however often it is submitted', async () => {
    const { save, succeed } = deferredSave();
    render(<TestForm save={save} />);
    await type('name', 'Lola');
    submit();
    submit();
    fireEvent.submit(field('name'));
    expect(save.mock.calls).toEqual([[{ name: 'Lola', city: 'Rosario' }]]);
    await succeed();
    expect(toasts()).toEqual(['Guardado']);
    expect(screen.getByText('sin cambios')).toBeInTheDocument();
  });

  it('asks before it sends, also in a form that loads data for its validation', async () => {
    const save = vi.fn<(name: string) => void>();
    render(<AskingForm save={save} />);
    await type('name', 'Lola');
    submit();
    const question = await screen.findByRole('button', { name: '¿Guardar Lola?' });
    expect(save).not.toHaveBeenCalled();
    fireEvent.click(question);
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith('Lola'));
    expect(question).not.toBeInTheDocument();
  });

  it('takes what an input passes: its event, or the value itself', async () => {
    const { save, succeed } = deferredSave();
    render(<TestForm save={save} />);
    await type('name', 'Lola');
    fireEvent.click(screen.getByRole('button', { name: 'Proponer' }));
    submit();
    expect(save.mock.lastCall?.[0]).toEqual({ name: 'Lola', city: 'Salta' });
    await succeed();
  });

  it('sends once for two clicks in one tick', async () => {
    const { save, succeed } = deferredSave();
    render(<TestForm save={save} />);
    const button = submitButton();
    act(() => {
      button.click();
      button.click();
    });
    expect(save).toHaveBeenCalledTimes(1);
    await succeed();
  });

  it('keeps what is typed while a save runs, for the next save', async () => {
    const { save, succeed } = deferredSave();
    render(<TestForm save={save} />);
    await type('name', 'Lola');
    submit();
    await type('city', 'Salta');
    await succeed();
    expect(field('name')).toHaveValue('Lola');
    expect(field('city')).toHaveValue('Salta');
    expect(screen.getByText('con cambios')).toBeInTheDocument();
    submit();
    expect(save).toHaveBeenLastCalledWith({ name: 'Lola', city: 'Salta' });
    await succeed();
    expect(screen.getByText('sin cambios')).toBeInTheDocument();
  });

  it('keeps a field that is typed back to its old value while a save runs', async () => {
    const { save, succeed } = deferredSave();
    render(<TestForm save={save} />);
    await type('name', 'Lola');
    submit();
    await type('name', 'Pepe');
    await succeed();
    expect(field('name')).toHaveValue('Pepe');
    expect(screen.getByText('con cambios')).toBeInTheDocument();
  });

  it('is locked while a save runs, and has the focus again afterwards', async () => {
    const server = deferredSave();
    render(<TestForm save={server.save} />);
    await type('name', 'Ana');
    field('name').focus();
    submit();
    await waitFor(() => expect(field('name').closest('form')).toHaveAttribute('inert'));
    // A browser takes the focus from an inert element.
    field('name').blur();
    await server.succeed();
    expect(document.querySelector('[inert]')).toBeNull();
    expect(field('name')).toHaveFocus();
  });

  it('tells a failed save whose form is gone', async () => {
    const server = deferredSave();
    const { unmount } = render(<TestForm save={server.save} />);
    await type('name', 'Ana');
    submit();
    unmount();
    await server.fail(new ApiError('Nombre repetido', 422));
    expect(toastQueue.snapshot().map(({ text }) => text)).toContain('Nombre repetido');
  });

  it('keeps everything when the server refuses, with its message and no success', async () => {
    const { save, fail, succeed } = deferredSave();
    render(<TestForm save={save} />);
    await type('name', 'Lola');
    submit();
    await fail(new ApiError('Ese nombre ya existe', 422));
    expect(screen.getByText('Ese nombre ya existe')).toBeInTheDocument();
    expect(field('name')).toHaveValue('Lola');
    expect(toasts()).toEqual([]);
    submit();
    expect(screen.queryByText('Ese nombre ya existe')).not.toBeInTheDocument();
    await succeed();
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('takes a lost save that was stored as the base of the next change', async () => {
    const save = vi.fn<(values: Values) => Promise<void>>().mockImplementationOnce(lost);
    const onSave = vi.fn<(onto: (newest: Values) => Values) => void>();
    render(<TestForm save={save} onSave={onSave} newer={{ ...PEPE, name: 'Lola' }} />);
    await type('name', 'Lola');
    submit();
    await screen.findByText('Conexión no disponible');
    reread();
    await type('name', 'Pepe');
    submit();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.lastCall?.[0].name).toBe('Pepe');
    // The change starts from the saved "Lola": a newest version that has it is no conflict.
    expect(onSave.mock.lastCall?.[0]({ ...PEPE, name: 'Lola' }).name).toBe('Pepe');
  });

  it('starts empty again once something was created', async () => {
    const { save, succeed } = deferredSave();
    render(<TestForm save={save} start={{ name: '', city: '' }} keepsSaved />);
    await type('name', 'Lola');
    await type('city', 'Salta');
    submit();
    await succeed();
    expect(field('name')).toHaveValue('');
    expect(field('city')).toHaveValue('');
  });

  it('focuses the first invalid field, and validates on every change afterwards', async () => {
    const { save } = deferredSave();
    render(<TestForm save={save} />);
    await type('city', '');
    await type('name', '');
    expect(field('name')).toBeValid();
    submit();
    await waitFor(() => expect(field('name')).toHaveFocus());
    expect(field('name')).toBeInvalid();
    await type('name', 'Lola');
    expect(field('name')).toBeValid();
    expect(field('city')).toBeInvalid();
    submit();
    await waitFor(() => expect(field('city')).toHaveFocus());
    expect(save).not.toHaveBeenCalled();
  });

  it('shows a newer saved value in the fields that were not changed', async () => {
    const { save } = deferredSave();
    render(<TestForm save={save} newer={{ name: 'Almacén', city: 'Mendoza' }} />);
    await type('name', 'Lola');
    reread();
    expect(field('name')).toHaveValue('Lola');
    expect(field('city')).toHaveValue('Mendoza');
  });

  it('drops a field that is typed back, so that it follows the saved value again', async () => {
    const { save } = deferredSave();
    render(<TestForm save={save} newer={{ name: 'Almacén', city: 'Rosario' }} />);
    await type('name', 'Lola');
    await type('name', 'Pepe');
    reread();
    expect(field('name')).toHaveValue('Almacén');
  });

  it('is registered as unsaved while it is dirty and mounted', async () => {
    const { save, succeed } = deferredSave();
    const { unmount } = render(
      <UnsavedRegistry>
        <TestForm save={save} />
      </UnsavedRegistry>,
    );
    expect(unsavedChanges.any()).toBe(false);
    await type('name', 'Lola');
    expect(unsavedChanges.any()).toBe(true);
    submit();
    await succeed();
    expect(unsavedChanges.any()).toBe(false);
    await type('name', 'Tito');
    unmount();
    expect(unsavedChanges.any()).toBe(false);
  });
});

describe('the toast of a save', () => {
  it('is one, and says that the save was found after its answer was lost', async () => {
    render(<Lost />);
    submit();
    await waitFor(() => expect(toasts()).not.toEqual([]));
    expect(toasts()).toEqual(['Ya se guardó: solo había fallado la respuesta.']);
  });
});
