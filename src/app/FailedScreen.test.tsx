import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '~/api/transport/errors';
import * as firstView from '~/lib/browser/firstView';
import { reportError } from '~/lib/browser/reportError';
import { setConfig } from '~/lib/config';
import { TooSlow } from '~/platform/timeLimits';
import { screen } from '~/testSupport/screen';
import { shippedConfig } from '~/testSupport/testConfig';
import { toastQueue } from '~/ui/feedback/toast';

import { isTransient, recordChunkErrors } from './chunkErrors';
import { FailedScreen } from './FailedScreen';

beforeEach(() => setConfig(shippedConfig()));

function failed(error: unknown, url = '/orderlist') {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [url] }),
  });
  const reset = vi.fn<() => void>();
  const result = render(
    <RouterContextProvider router={router}>
      <MantineProvider withCssVariables={false} withGlobalClasses={false}>
        {/* The router passes any thrown value. */}
        <FailedScreen error={error as Error} reset={reset} info={{ componentStack: '' }} />
      </MantineProvider>
    </RouterContextProvider>,
  );
  return { ...result, reset };
}

it('shows that the application failed, and offers another screen', () => {
  failed(new TypeError('undefined is not an object'));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('No se pudo mostrar esta pantalla');
  expect(alert).toHaveTextContent('Algo falló en la aplicación');
  expect(alert).not.toHaveTextContent(/conexión/i);
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/login');
});

it('shows the reference of the reported error and copies it', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  // jsdom has no clipboard.
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new TypeError('undefined is not an object');
  failed(error);
  const reference = reportError(error, { source: 'window' });
  expect(screen.getByText(`Referencia para soporte: ${reference}`)).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'Copiar' }).click());
  expect(writeText).toHaveBeenCalledWith(reference);
  expect(toastQueue.snapshot().map(({ text }) => text)).toContain('Copiado');
});

it('renders nothing for a failed load', () => {
  const { container } = failed(new ApiError('No existe ese pedido', 404));
  expect(container).toBeEmptyDOMElement();
});

it('a missing part while offline: shows the reason, does not reload, and can be retried', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  recordChunkErrors();
  const error = new TypeError('Failed to fetch dynamically imported module: /a/x.js');
  window.dispatchEvent(
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }),
  );
  const { reset } = failed(error);
  expect(screen.getByRole('alert')).toHaveTextContent('No hay conexión a internet');
  // The router itself would reload the page for the browser's message.
  expect(error.message).not.toMatch(/^Failed to fetch/);
  act(() => screen.getByRole('button', { name: 'Reintentar' }).click());
  expect(reset).toHaveBeenCalledTimes(1);
});

it.each([
  [new SyntaxError('Unexpected token ?'), /^(?!.*conexión).*navegador no puede leer/],
  [new TooSlow('late'), /Puede ser la conexión/],
])('a part that cannot be read or is too slow is not reloaded in a loop: %s', (error, text) => {
  recordChunkErrors();
  vi.stubGlobal('PerformanceNavigationTiming', Object);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
  vi.spyOn(firstView, 'isFirstViewShown').mockReturnValue(false);
  window.dispatchEvent(
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }),
  );
  failed(error);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  vi.unstubAllGlobals();
});

it('a missing part is fixed by a reload; where the reloaded page shows no screen it is reported', () => {
  class Navigation {
    constructor(readonly type: string) {}
  }
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  // A proxy may answer a missing chunk after minutes.
  vi.spyOn(performance, 'now').mockReturnValue(120_000);
  const hasShown = vi.spyOn(firstView, 'isFirstViewShown').mockReturnValue(false);
  const visits = vi.spyOn(performance, 'getEntriesByType');
  const visitBy = (type: string) =>
    visits.mockReturnValue([new Navigation(type) as unknown as PerformanceEntry]);
  recordChunkErrors();
  const error = new TypeError('Unable to preload CSS for /a/x.css');
  for (let times = 0; times < 2; times++) {
    window.dispatchEvent(
      Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }),
    );
  }
  expect(error.message).toBe('Part not loaded. Unable to preload CSS for /a/x.css');
  visitBy('navigate');
  expect(isTransient(error)).toBe(true);
  expect(isTransient(new TypeError('undefined is not an object'))).toBe(false);
  visitBy('reload');
  expect(isTransient(error)).toBe(false);
  hasShown.mockReturnValue(true);
  expect(isTransient(error)).toBe(true);
  vi.unstubAllGlobals();
});
