import { describe, expect, it } from 'vitest';

import { messages } from './messages';

describe('messages', () => {
  it('has no text under two names, except those that two forms share', () => {
    const shared = new Set<string>(['Por favor ingrese la contraseña']);
    const texts = Object.values(messages).filter((text) => !shared.has(text));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it.each([
    ['networkFailure', 'Conexión no disponible, por favor intentelo de nuevo'],
    ['sessionError', 'Error en sesion, por favor ingrese sus credenciales.'],
    ['unknownRoute', 'Lo sentimos, esta pagina no existe.'],
    ['emptyTable', 'No se encontraron resultados'],
    ['lockedByPayment', 'No es posible modificar esto, el pago ya fue fijado.'],
    ['itemAlreadyInOrder', 'El item que desea agregar ya existe en el pedido'],
    ['userCannotBeDeleted', 'No es posible eliminar usuario'],
    ['logsExported', 'Logs exportados con éxito (por favor chequee el directorio de descagas)'],
    [
      'recoveryCodeSent',
      'Codigo enviado, por favor chequee su casilla de email. Luego copie el codigo y peguelo en el campo correspondiente.',
    ],
    [
      'registrationWhileLoggedIn',
      'Error, para registrar un usuario primero tiene que cerrar la sesion actual',
    ],
  ] as const)('%s is the specified text', (key, text) => {
    expect(messages[key]).toBe(text);
  });

  it('tells an inactive user to email support for activation', () => {
    expect(messages.userInactive).toMatch(/email/);
    expect(messages.userInactive).toMatch(/soporte/);
    expect(messages.userInactive).toMatch(/activación/);
  });
});
