import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';

import { noticeFilledFields } from './silentAutofill';

beforeAll(noticeFilledFields);

function SignIn({ send }: { send: (email: string) => void }) {
  const [email, setEmail] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(email);
      }}
    >
      <input aria-label="Email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <button type="submit">Ingresar</button>
    </form>
  );
}

/** Fills a field in as a browser does that tells nobody: past the setter that React puts on the element. */
function fillSilently(field: HTMLElement, text: string) {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, text);
}

it('a field that was filled in without an event is sent as it stands, and stays', () => {
  const send = vi.fn<(email: string) => void>();
  render(<SignIn send={send} />);
  const field = screen.getByLabelText('Email');
  fillSilently(field, 'ventas@donpepe.test');
  fireEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledExactlyOnceWith('ventas@donpepe.test');
  expect(field).toHaveValue('ventas@donpepe.test');
});

it('a field that was typed is sent once', () => {
  const send = vi.fn<(email: string) => void>();
  render(<SignIn send={send} />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'a@b.test' } });
  fireEvent.click(screen.getByRole('button'));
  expect(send.mock.calls).toEqual([['a@b.test']]);
});
