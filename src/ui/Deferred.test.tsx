import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';

import { screen } from '~/testSupport/screen';

import type { Deferred as DeferredType } from './Deferred';

function Parts({ Late, log }: { Late: typeof DeferredType; log: string[] }) {
  useEffect(() => {
    log.push(`rows, menu ${screen.queryByText('menu') ? 'shown' : 'missing'}`);
  });
  return (
    <>
      <p>rows</p>
      <Late fallback={<p>place</p>}>
        <p>menu</p>
      </Late>
    </>
  );
}

/** A page that has just been loaded. */
async function loadPage() {
  vi.resetModules();
  const { Deferred } = await import('./Deferred');
  const { markFirstView } = await import('~/lib/browser/firstView');
  return { Deferred, markFirstView };
}

it('renders its children after the first view around them', async () => {
  const { Deferred } = await loadPage();
  const log: string[] = [];
  await act(() => render(<Parts Late={Deferred} log={log} />));
  expect(log).toEqual(['rows, menu missing']);
  expect(screen.getByText('menu')).toBeVisible();
  expect(screen.queryByText('place')).not.toBeInTheDocument();
});

it('renders its children at once on a screen that is opened later', async () => {
  const { Deferred, markFirstView } = await loadPage();
  markFirstView();
  const log: string[] = [];
  await act(() => render(<Parts Late={Deferred} log={log} />));
  expect(log).toEqual(['rows, menu shown']);
});
