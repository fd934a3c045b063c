import { useQueryClient } from '@tanstack/react-query';

import { ackShape, loginResultShape, storeShape } from '~/contract/sessionShapes.gen';
import type {
  LoginRequest,
  PasswordChange,
  PasswordRecover,
  PasswordRecoverStart,
  Registration,
} from '~/contract/types';

import { UnrepeatableSender } from './saves/lostAnswers';
import { useSave } from './saves/mutation';
import { api, unwrap } from './transport/client';
import { readOneStrict, readOne } from './transport/parse';

/** POST /user/login. */
export function useLogin() {
  return useSave({
    request: (body: LoginRequest) =>
      unwrap(api().POST('/user/login', { body }), readOne(loginResultShape)),
  });
}

const registration = new UnrepeatableSender(
  'Puede que la tienda ya se haya registrado: pruebe ingresar con ese email y esa contraseña.',
);

/** POST /store/register, without a token. */
export function useRegisterStore() {
  const queryClient = useQueryClient();
  return useSave({
    request: (body: Registration) =>
      registration.send(queryClient, () =>
        unwrap(api().POST('/store/register', { body }), readOne(storeShape)),
      ),
  });
}

const passwordChange = new UnrepeatableSender(
  'Puede que la contraseña ya haya cambiado: pruebe salir e ingresar con la nueva.',
);

/** POST /user/changepassword. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useSave({
    request: (body: PasswordChange) =>
      passwordChange.send(queryClient, () =>
        unwrap(api().POST('/user/changepassword', { body }), readOneStrict(ackShape)),
      ),
  });
}

/** POST /user/startpasswordrecover: requests the code by email. */
export function useStartPasswordRecover() {
  return useSave({
    request: (body: PasswordRecoverStart) =>
      unwrap(api().POST('/user/startpasswordrecover', { body }), readOneStrict(ackShape)),
  });
}

const recovery = new UnrepeatableSender(
  'Puede que la contraseña ya haya cambiado: pruebe ingresar con la nueva.',
);

/** POST /user/passwordrecover: the new password with the code. */
export function usePasswordRecover() {
  const queryClient = useQueryClient();
  return useSave({
    request: (body: PasswordRecover) =>
      recovery.send(queryClient, () =>
        unwrap(api().POST('/user/passwordrecover', { body }), readOneStrict(ackShape)),
      ),
  });
}
