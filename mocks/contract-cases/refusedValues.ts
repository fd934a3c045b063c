import { messages } from '~/domain/messages';

import { refuses, type Case, type Prepare } from '../contract/contractCase';
import type { OperationId } from '../http';

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
      ['a password of 5 characters', 'abcd1', messages.passwordTooShort],
      ['a password of 51 characters', `${'Contrato1'.repeat(5)}Contra`, messages.passwordTooLong],
      ['a password with white space', 'Nueva 2025', messages.passwordInvalidCharacter],
      ['a password without a number', 'sinnumeros', messages.passwordNeedsLettersAndNumbers],
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
      ['a negative price', -1, messages.priceNegative],
      ['a price with three decimals', 10.005, messages.amountDecimals],
      ['a price beyond the limit', 1e9, `${messages.amountTooMuch} 999.999.999,99`],
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
      ['an amount of 0', 0, {}, messages.itemAmountInvalid],
      ['half a unit', 1.5, {}, messages.itemAmountPartOfPackage],
      ['half a dozen', 0.5, { quantity_unit: 'doc' }, messages.itemAmountPartOfPackage],
      ['a part of a gram', 100.5, GRAMS, messages.itemAmountPartOfGram],
      ['more than 99,999 units', 100_000, {}, `${messages.itemAmountTooMuch} 99.999`],
      ['more than 999,999 grams', 1_000_000, GRAMS, `${messages.itemAmountTooMuch} 999.999`],
    ] as const
  ).map(([what, amount, fields, sentence]) =>
    refuses(operationId, 422, what, sentence, withAmount(amount, fields)),
  );
