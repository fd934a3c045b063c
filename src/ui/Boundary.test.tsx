import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import * as pageLoad from '~/lib/browser/pageLoad';
import { setConfig } from '~/lib/config';
import { KnownError } from '~/lib/knownError';
import { screen } from '~/testSupport/screen';
import { shippedConfig } from '~/testSupport/testConfig';

import { Boundary } from './Boundary';
import { toast } from './feedback/toast';
import { lazyNamed } from './lazyNamed';

beforeEach(() => {
  setConfig(shippedConfig());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const Panel = () => <p>Panel</p>;

const retry = () => act(() => screen.getByRole('button', { name: 'Reintentar' }).click());

describe('Boundary', () => {
  let problem: Error | null;

  function Block() {
    if (problem) throw problem;
    return <p>12 pedidos</p>;
  }

  const renderBlocks = (error: Error) => {
    problem = error;
    render(
      <>
        <Boundary>
          <Block />
        </Boundary>
        <p>Los otros datos</p>
      </>,
    );
  };

  it('shows a failed load in its place, beside the rest, and renders again on "Reintentar"', () => {
    renderBlocks(new KnownError('Falló la base'));
    expect(screen.getByRole('note')).toHaveTextContent(
      'No se pudo cargar esta parte. Falló la base',
    );
    expect(screen.getByText('Los otros datos')).toBeVisible();
    problem = null;
    retry();
    expect(screen.getByText('12 pedidos')).toBeVisible();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('shows a defect with the reference under which it is logged', () => {
    renderBlocks(new TypeError('undefined is not an object'));
    const alert = screen.getByRole('note');
    expect(alert).toHaveTextContent(
      /^Esta parte no se pudo mostrar\. Referencia para soporte: [0-9A-F]{8} Reintentar$/,
    );
    const [, reference = ''] = /soporte: ([0-9A-F]{8})/.exec(alert.textContent) ?? [];
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining(reference),
      expect.any(TypeError),
    );
  });
});

const renderLazy = async (load: () => Promise<typeof Panel>, quiet = false) => {
  const Lazy = lazyNamed(async () => ({ Panel: await load() }), 'Panel', { quiet });
  await act(async () => {
    render(
      <Boundary>
        <input aria-label="Nota" defaultValue="Llamar antes" />
        <Lazy />
      </Boundary>,
    );
    await Promise.resolve();
  });
};

const Dialog = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Dentro
  </button>
);

function Opener({ Lazy }: { Lazy: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
      <Boundary>{isOpen ? <Lazy onClose={() => setIsOpen(false)} /> : null}</Boundary>
    </>
  );
}

describe('lazyNamed', () => {
  it('offers to try again when its code does not load; what is around it keeps its state', async () => {
    const load = vi
      .fn<() => Promise<typeof Panel>>()
      .mockRejectedValueOnce(new TypeError('not found'))
      .mockRejectedValueOnce(new TypeError('not found'))
      .mockResolvedValue(Panel);
    await renderLazy(load);
    expect(await screen.findByRole('note')).toHaveTextContent(
      'No se pudo cargar esta parte. Puede ser la conexión. Si continúa, hay que recargar la página.',
    );
    expect(screen.queryByRole('button', { name: 'Recargar' })).toBeNull();
    retry();
    // The file may be gone: only another page leads to the newer ones.
    const reload = vi.spyOn(pageLoad, 'reloadPage').mockReturnValue();
    fireEvent.click(await screen.findByRole('button', { name: 'Recargar' }));
    expect(reload).toHaveBeenCalledTimes(1);
    retry();
    expect(await screen.findByText('Panel')).toBeVisible();
    expect(screen.getByLabelText('Nota')).toHaveValue('Llamar antes');
  });

  it('closes a dialog whose code does not load, says so, and loads it at the next press', async () => {
    const load = vi
      .fn<() => Promise<{ Dialog: typeof Dialog }>>()
      .mockRejectedValueOnce(new TypeError('not found'))
      .mockRejectedValueOnce(new TypeError('not found'))
      .mockResolvedValue({ Dialog });
    const Lazy = lazyNamed(load, 'Dialog');
    const failed = vi.spyOn(toast, 'error').mockReturnValue();
    render(<Opener Lazy={Lazy} />);
    fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    expect(failed.mock.calls[0]?.[0]).toContain('No se pudo cargar esta parte.');
    expect(screen.queryByRole('note')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(await screen.findByRole('button', { name: 'Dentro' })).toBeVisible();
  });

  it('says that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderLazy(() => Promise.reject(new TypeError('not found')));
    expect(await screen.findByRole('note')).toHaveTextContent('No hay conexión a internet.');
  });

  it('does not call code that cannot be parsed the connection', async () => {
    await renderLazy(() => Promise.reject(new SyntaxError('Unexpected token')));
    const alert = await screen.findByRole('note');
    expect(alert).toHaveTextContent('Este navegador no puede leer esta parte.');
    expect(alert).not.toHaveTextContent(/conexión/i);
  });

  it('renders nothing where that was asked for', async () => {
    await renderLazy(() => Promise.reject(new TypeError('not found')), true);
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.getByLabelText('Nota')).toBeVisible();
  });
});
