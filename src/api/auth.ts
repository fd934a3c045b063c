import { ackShape, loginResultShape, storeShape } from '~/contract/sessionShapes.gen';
import type {
  Ack,
  LoginRequest,
  LoginResult,
  PasswordChange,
  PasswordRecover,
  PasswordRecoverStart,
  Registration,
  Store,
} from '~/contract/types';

import type { Save } from './saves/save';
import { useSave } from './saves/useSave';
import { api, unwrap } from './transport/client';
import { readOneStrict, readOne } from './transport/parse';

const login: Save<LoginRequest, LoginResult> = {
  veil: true,
  send: ({ variables: body }) =>
    unwrap(api().POST('/user/login', { body }), readOne(loginResultShape)),
};

/** POST /user/login. */
export const useLogin = () => useSave(login);

const registration: Save<Registration, Store> = {
  veil: true,
  send: ({ variables: body }) =>
    unwrap(api().POST('/store/register', { body }), readOne(storeShape)),
  tryInstead:
    'Puede que la tienda ya se haya registrado: pruebe ingresar con ese email y esa contraseña.',
};

/** POST /store/register, without a token. */
export const useRegisterStore = () => useSave(registration);

const passwordChange: Save<PasswordChange, Ack> = {
  send: ({ variables: body }) =>
    unwrap(api().POST('/user/changepassword', { body }), readOneStrict(ackShape)),
  tryInstead: 'Puede que la contraseña ya haya cambiado: pruebe salir e ingresar con la nueva.',
};

/** POST /user/changepassword. */
export const useChangePassword = () => useSave(passwordChange);

const recoveryStart: Save<PasswordRecoverStart, Ack> = {
  veil: true,
  send: ({ variables: body }) =>
    unwrap(api().POST('/user/startpasswordrecover', { body }), readOneStrict(ackShape)),
};

/** POST /user/startpasswordrecover: requests the code by email. */
export const useStartPasswordRecover = () => useSave(recoveryStart);

const recovery: Save<PasswordRecover, Ack> = {
  veil: true,
  send: ({ variables: body }) =>
    unwrap(api().POST('/user/passwordrecover', { body }), readOneStrict(ackShape)),
  tryInstead: 'Puede que la contraseña ya haya cambiado: pruebe ingresar con la nueva.',
};

/** POST /user/passwordrecover: the new password with the code. */
export const usePasswordRecover = () => useSave(recovery);
