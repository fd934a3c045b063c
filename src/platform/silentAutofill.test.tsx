import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';

import { screen } from '~/testSupport/screen';

import { noticeFilledFields } from './silentAutofill';

beforeAll(noticeFilledFields);

type Send = (email: string, password: string) => void;

function SignIn({ send }: { send: Send }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(email, password);
      }}
    >
      <input aria-label="Email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <input
        aria-label="Contraseña"
        type="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="submit">Ingresar</button>
    </form>
  );
}

/** Fills a field in as a browser does that tells nobody: past the setter that React puts on the element. */
function fillSilently(field: HTMLElement, text: string) {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, text);
}

it('fields that were filled in without an event are sent as they stand, and stay', () => {
  const send = vi.fn<Send>();
  render(<SignIn send={send} />);
  const fields = [screen.getByLabelText('Email'), screen.getByLabelText('Contraseña')] as const;
  fillSilently(fields[0], 'ventas@donpepe.test');
  fillSilently(fields[1], 'Secreta1');
  fireEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledExactlyOnceWith('ventas@donpepe.test', 'Secreta1');
  expect(fields[0]).toHaveValue('ventas@donpepe.test');
  expect(fields[1]).toHaveValue('Secreta1');
});

it('a field that was typed is sent once', () => {
  const send = vi.fn<Send>();
  render(<SignIn send={send} />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'a@b.test' } });
  fireEvent.click(screen.getByRole('button'));
  expect(send.mock.calls).toEqual([['a@b.test', '']]);
});
