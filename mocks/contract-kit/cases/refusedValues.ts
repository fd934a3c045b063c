import { refuses, type Case, type Prepare } from '../contractCase';
import type { OperationId } from '../operation';

/* Values that several operations refuse with the same sentences. */

/** @param required what an empty password is refused with */
export const refusesPasswords = (
  operationId: OperationId,
  required: string,
  withPassword: (password: string) => Prepare,
): Case[] =>
  (
    [
      ['no password', '', required],
      ['a password of 5 characters', 'abcd1', 'La contraseña debe ser mayor a 6 digitos'],
      ['a password of 51 characters', `${'Contrato1'.repeat(5)}Contra`, 'Contraseña muy larga'],
      ['a password with white space', 'Nueva 2025', 'La contraseña posee un caracter invalido'],
      ['a password without a number', 'sinnumeros', 'La contraseña debe contener numeros y letras'],
    ] as const
  ).map(([what, password, sentence]) =>
    refuses(operationId, 422, what, sentence, withPassword(password)),
  );

export const refusesPrices = (
  operationId: OperationId,
  withPrice: (price: number) => Prepare,
): Case[] =>
  (
    [
      ['a negative price', -1, 'El precio no puede ser negativo'],
      ['a price with three decimals', 10.005, 'Los importes llevan hasta dos decimales'],
      ['a price beyond the limit', 1e9, 'El importe máximo es 999.999.999,99'],
    ] as const
  ).map(([what, price, sentence]) => refuses(operationId, 422, what, sentence, withPrice(price)));

const GRAMS = { quantity_unit: 'gr' };

/** @param withAmount the request, for a product with these fields */
export const refusesAmounts = (
  operationId: OperationId,
  withAmount: (amount: number, fields: object) => Prepare,
): Case[] =>
  (
    [
      ['an amount of 0', 0, {}, 'La cantidad debe ser mayor a 0'],
      ['half a unit', 1.5, {}, 'Este producto se vende por unidad entera'],
      ['half a dozen', 0.5, { quantity_unit: 'doc' }, 'Este producto se vende por unidad entera'],
      ['a part of a gram', 100.5, GRAMS, 'La cantidad en gramos debe ser un número entero'],
      ['more than 99,999 units', 100_000, {}, 'La cantidad máxima es 99.999'],
      ['more than 999,999 grams', 1_000_000, GRAMS, 'La cantidad máxima es 999.999'],
    ] as const
  ).map(([what, amount, fields, sentence]) =>
    refuses(operationId, 422, what, sentence, withAmount(amount, fields)),
  );
