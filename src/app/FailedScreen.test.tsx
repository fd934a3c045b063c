import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ApiError } from '~/api/errors';

import { FailedScreen } from './FailedScreen';

const failed = (error: Error) =>
  render(<FailedScreen error={error} reset={() => undefined} info={{ componentStack: '' }} />);

it('says that a screen cannot be shown, with a way on', () => {
  failed(new TypeError('undefined is not an object'));
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo mostrar esta pantalla');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

it('leaves a failed load to the query client', () => {
  const { container } = failed(new ApiError('No existe ese pedido', 404));
  expect(container).toBeEmptyDOMElement();
});
