import { ackShape, loginResultShape, storeShape } from '~/contract/sessionShapes.gen';
import type {
  LoginRequest,
  PasswordChange,
  PasswordRecover,
  PasswordRecoverStart,
  Registration,
} from '~/contract/types';

import { api, unwrap } from './client';
import { useSave } from './mutation';
import { exactly, one } from './parse';

/** POST /user/login. */
export function useLogin() {
  return useSave({
    request: (body: LoginRequest) =>
      unwrap(api().POST('/user/login', { body }), one(loginResultShape)),
  });
}

/** POST /store/register, without a token. */
export function useRegisterStore() {
  return useSave({
    request: (body: Registration) =>
      unwrap(api().POST('/store/register', { body }), one(storeShape)),
  });
}

/** POST /user/changepassword. */
export function useChangePassword() {
  return useSave({
    request: (body: PasswordChange) =>
      unwrap(api().POST('/user/changepassword', { body }), exactly(ackShape)),
  });
}

/** POST /user/startpasswordrecover: requests the code by email. */
export function useStartPasswordRecover() {
  return useSave({
    request: (body: PasswordRecoverStart) =>
      unwrap(api().POST('/user/startpasswordrecover', { body }), exactly(ackShape)),
  });
}

/** POST /user/passwordrecover: the new password with the code. */
export function usePasswordRecover() {
  return useSave({
    request: (body: PasswordRecover) =>
      unwrap(api().POST('/user/passwordrecover', { body }), exactly(ackShape)),
  });
}
