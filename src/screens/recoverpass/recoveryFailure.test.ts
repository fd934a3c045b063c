import { describe, expect, it } from 'vitest';

import { ApiError } from '~/api/transport/errors';

import { isWrongCode } from './recoveryFailure';

describe('isWrongCode', () => {
  it('is true for a refused code, whatever the message', () => {
    expect(isWrongCode(new ApiError('Código vencido', 422))).toBe(true);
  });

  it.each([
    ['a password rule', new ApiError('Contraseña muy larga', 422)],
    ['a malformed request', new ApiError('Bad Request', 400)],
    ['too many requests', new ApiError('Too Many Requests', 429)],
    ['a failing server', new ApiError('Internal Server Error', 500)],
    ['a lost connection', new ApiError('Conexión no disponible, por favor intentelo de nuevo', 0)],
    ['a programming error', new TypeError('broken')],
  ])('is false for %s', (_name, error) => {
    expect(isWrongCode(error)).toBe(false);
  });
});
