import { expect, it } from 'vitest';

import { paymentMethodsError } from './paymentMethods';

const method = (name: string, config: Record<string, string> = {}) => ({ name, config });

it.each([
  [[], null],
  [[method('Mercadopago', { public_key: 'x' }), method('Efectivo')], null],
  [[method(' ')], 'Por favor ingrese el nombre del medio de pago'],
  [[method('Efectivo'), method('Efectivo')], 'Ya hay un medio de pago con ese nombre'],
  [[method('Débito'), method(' debito ')], 'Ya hay un medio de pago con ese nombre'],
  [[method('Pix', { ' ': 'pix@feiralucia.test' })], 'Por favor ingrese la clave'],
])('the error of the payment methods %j is %s', (methods, expected) => {
  expect(paymentMethodsError(methods)).toBe(expected);
});
