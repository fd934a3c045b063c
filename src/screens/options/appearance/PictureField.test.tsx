import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { useForm } from '~/components/forms/useForm';
import { screen } from '~/testSupport/screen';
import { newTab } from '~/testSupport/testHooks';
import { typeText } from '~/testSupport/typing';

import { PictureField } from './PictureField';
import { usePictureRules } from './usePictureRules';

/** Sizes of pictures by URL; any other URL cannot be loaded. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'https://img.test/good.png': [1000, 200],
  'https://img.test/square.png': [1000, 1000],
  'https://img.test/small.png': [500, 100],
};

class TestImage extends EventTarget {
  naturalWidth = 0;
  naturalHeight = 0;
  set src(url: string) {
    const size = SIZES[url];
    [this.naturalWidth, this.naturalHeight] = size ?? [0, 0];
    queueMicrotask(() => this.dispatchEvent(new Event(size ? 'load' : 'error')));
  }
}

beforeEach(() => {
  vi.stubGlobal('Image', TestImage);
  HTMLCanvasElement.prototype.getContext = () => null;
});

function LogoForm({ saved, save }: { saved: string; save: (logo: string) => void }) {
  const pictures = usePictureRules();
  const inputs = ({ logo }: { logo: string }) => [
    { name: 'logo', rule: 'headerLogo' as const, url: logo, saved },
  ];
  const form = useForm({
    saved: { logo: saved },
    loadForValidation: (values) => pictures.measure(inputs(values)),
    validate: (values) => pictures.errors(inputs(values)),
    save: ({ logo }) => Promise.resolve(save(logo)),
  });
  return (
    <form {...form.props}>
      <PictureField
        label="Logo"
        name="logo"
        rule="headerLogo"
        value={form.values.logo}
        error={form.errors['logo']}
        rules={pictures}
        onChange={(logo) => form.change({ logo })}
      />
      <button type="submit">Guardar</button>
    </form>
  );
}

function open(saved = '') {
  const save = vi.fn<(logo: string) => void>();
  render(
    <QueryClientProvider client={newTab()}>
      <MantineProvider>
        <LogoForm saved={saved} save={save} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return save;
}

const field = () => screen.getByLabelText('Logo');
const type = (url: string) => typeText(field(), url);
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));

it('a picture of another proportion stops the save, with the rule and its size at the field', async () => {
  const save = open();
  await type('https://img.test/square.png');
  submit();
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining('La imagen mide 1000x1000 px y su proporción debe ser 5:1'),
    ),
  );
  expect(field()).toBeInvalid();
  expect(screen.queryByLabelText('Guardar igual')).toBeNull();
  expect(save).not.toHaveBeenCalled();
  await type('https://img.test/good.png');
  submit();
  await waitFor(() => expect(save).toHaveBeenCalledWith('https://img.test/good.png'));
});

it('a picture that is only too small is saved on confirmation', async () => {
  const save = open();
  await type('https://img.test/small.png');
  submit();
  await waitFor(() => expect(field()).toBeInvalid());
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByLabelText('Guardar igual'));
  expect(field()).not.toBeInvalid();
  submit();
  await waitFor(() => expect(save).toHaveBeenCalledWith('https://img.test/small.png'));
});

it('a URL without a picture stops the save', async () => {
  const save = open();
  await type('https://img.test/none.png');
  submit();
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveAccessibleDescription(expect.stringContaining('No se pudo cargar'));
  expect(save).not.toHaveBeenCalled();
});

it('a saved picture that breaks a rule is reported, and does not stop another save', async () => {
  const save = open('https://img.test/square.png');
  expect(await screen.findByText(/su proporción debe ser 5:1/)).toBeVisible();
  submit();
  await waitFor(() => expect(save).toHaveBeenCalled());
});
