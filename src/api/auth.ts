import { useMutation } from '@tanstack/react-query';

import type {
  LoginRequest,
  PasswordChange,
  PasswordRecover,
  PasswordRecoverStart,
  Registration,
} from '~/contract/types';

import { api, unwrap } from './client';

/** POST /user/login (§7 staff). */
export function useLogin() {
  return useMutation({
    mutationFn: (body: LoginRequest) => unwrap(api().POST('/user/login', { body })),
  });
}

/** POST /store/register, without a token (§7 staff). */
export function useRegisterStore() {
  return useMutation({
    mutationFn: (body: Registration) => unwrap(api().POST('/store/register', { body })),
  });
}

/** POST /user/changepassword (§7 staff). */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: PasswordChange) => unwrap(api().POST('/user/changepassword', { body })),
  });
}

/** POST /user/startpasswordrecover: asks for the code by email (§7 staff). */
export function useStartPasswordRecover() {
  return useMutation({
    mutationFn: (body: PasswordRecoverStart) =>
      unwrap(api().POST('/user/startpasswordrecover', { body })),
  });
}

/** POST /user/passwordrecover: the new password with the code (§7 staff). */
export function usePasswordRecover() {
  return useMutation({
    mutationFn: (body: PasswordRecover) => unwrap(api().POST('/user/passwordrecover', { body })),
  });
}
