import { expect, it } from 'vitest';

import { withWalletInfo } from './walletInfo';

const info = 'Termina tu compra con el botón Pagar';

it('gives Mercadopago its message when there is none', () => {
  const methods = [
    { name: 'Efectivo', method_info: null },
    { name: 'Mercadopago', method_info: null },
    { name: ' MERCADOPAGO ', method_info: '  ' },
  ];
  expect(withWalletInfo(methods).map(({ method_info }) => method_info)).toEqual([null, info, info]);
});

it('answers the same list when nothing is missing', () => {
  const methods = [
    { name: 'Mercadopago', method_info: 'Pagá con QR' },
    { name: 'Transferencia', method_info: null },
  ];
  expect(withWalletInfo(methods)).toBe(methods);
});
