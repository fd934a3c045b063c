import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useMockBackend } from '../../../mocks/node';
import { renderScreen } from '../../app/renderScreen';

useMockBackend();

it('password managers recognize the fields of the sign-in', async () => {
  renderScreen('/login');
  const email = await screen.findByLabelText('Email');
  expect(email).toHaveAttribute('name', 'email');
  expect(email).toHaveAttribute('autocomplete', 'username');
  const password = screen.getByLabelText('Contraseña');
  expect(password).toHaveAttribute('name', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
});
