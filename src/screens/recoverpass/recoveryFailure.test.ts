import { describe, expect, it } from 'vitest';

import { ApiError } from '~/api/errors';

import { recoveryFailure } from './recoveryFailure';

describe('a failed password recovery', () => {
  it('shows a refusal at the code, whatever its words', () => {
    expect(recoveryFailure(new ApiError('Código vencido', 422))).toEqual({
      at: 'token',
      message: 'Código vencido',
    });
    expect(recoveryFailure(new ApiError('Not Found', 404)).at).toBe('token');
  });

  it('shows a password rule at the password', () => {
    expect(recoveryFailure(new ApiError('Contraseña muy larga', 422)).at).toBe('password');
  });

  it('shows what is no fault of the fields above the form', () => {
    expect(recoveryFailure(new ApiError('Internal Server Error', 500)).at).toBe('form');
    const lostConnection = 'Conexión no disponible, por favor intentelo de nuevo';
    expect(recoveryFailure(new ApiError(lostConnection, 0))).toEqual({
      at: 'form',
      message: lostConnection,
    });
  });
});
