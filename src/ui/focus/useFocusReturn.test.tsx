import { fireEvent, render } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import { screen } from '~/testSupport/screen';

import { FocusKeeper } from './FocusKeeper';
import { useFocusReturn } from './useFocusReturn';

function Dialog() {
  useFocusReturn();
  return <button type="button">Guardar</button>;
}

function Page({ open }: { open: boolean }) {
  return (
    <>
      <h1 tabIndex={-1}>Inicio</h1>
      <button type="button">Mis datos</button>
      {open ? <Dialog /> : null}
    </>
  );
}

it('focuses what had the focus before', async () => {
  const { rerender } = render(<Page open={false} />);
  const opener = screen.getByRole('button', { name: 'Mis datos' });
  opener.focus();
  rerender(<Page open />);
  screen.getByRole('button', { name: 'Guardar' }).focus();
  rerender(<Page open={false} />);
  await vi.waitFor(() => expect(opener).toHaveFocus());
});

it('focuses the heading when the opener is gone', async () => {
  const { rerender } = render(<Page open={false} />);
  const gone = document.body.appendChild(document.createElement('button'));
  gone.focus();
  rerender(<Page open />);
  gone.remove();
  rerender(<Page open={false} />);
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Inicio' })).toHaveFocus());
});

/** Resolves with the next change of the document. */
const nextChange = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

it('focuses what had the focus where frames come before effects', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  // Effects have a task of their own then, after that of the commit.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = async (open: boolean) => {
    const shown = nextChange();
    root.render(
      <main>
        <FocusKeeper />
        <Page open={open} />
      </main>,
    );
    await shown;
  };
  await show(false);
  const opener = await screen.findByRole('button', { name: 'Mis datos' });
  opener.focus();
  await show(true);
  const inside = await screen.findByRole('button', { name: 'Guardar' });
  inside.focus();
  fireEvent.keyDown(inside, { key: 'Escape' });
  await show(false);
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame(0);
  expect(opener).toHaveFocus();
  root.unmount();
  document.body.replaceChildren();
});
