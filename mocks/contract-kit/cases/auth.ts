import {
  accepted,
  expectPart,
  expectThat,
  proves,
  refuses,
  rejects,
  succeeds,
  type Case,
  type Prepare,
} from '../contractCase';
import { notProven, type Answer, type Host } from '../run/host';
import { refusesPasswords } from './refusedValues';
import { admin, credentials, makeUser, ownStore, registration } from './setup';

/** A registration with these changes. */
const registering =
  (change: (host: Host, form: ReturnType<typeof registration>) => object): Prepare =>
  (host) => {
    const form = registration(host);
    return { body: { ...form, ...change(host, form) } };
  };

const changing =
  (old_password: string | null, new_password: string): Prepare =>
  (host) => ({
    ...admin,
    body: { old_password: old_password ?? credentials(host).password, new_password },
  });

const textOf = ({ status, body }: Answer) => `${status} ${JSON.stringify(body)}`;

const NO_CODE = 'no recoveryCode: the code arrives by email';

/** A recovery code of a user. @throws NotProven when the host has none that is known */
async function recoveryCode(host: Host, username: string): Promise<string> {
  await host.data('startPasswordRecover', { body: { username } });
  return host.accounts.recoveryCode ?? notProven(NO_CODE);
}

export const cases: readonly Case[] = [
  succeeds('login', (host) => ({ body: credentials(host) })),
  proves(
    'login',
    200,
    [
      'emails without case and white space',
      'Signs a seller or a platform administrator in and answers the session record: token, user, role and store.',
      'The email is trimmed and compared without case.',
      'Emails and hashtags compare without case.',
      'vendedor (an inferred word) for store staff',
      '`POST /user/login` answers a bearer token.',
      'No cookies are used.',
    ],
    async (host) => {
      const { email, password } = credentials(host);
      const body = { email: ` ${email.toUpperCase()} `, password };
      const session = await accepted(host, 'login', { body });
      expectPart('session', session, {
        user: { email: email.toLowerCase() },
        userType: 'vendedor',
        is_admin: false,
        enabled: true,
        store_role: 'admin',
      });
    },
  ),
  proves('login', 200, 'the platform administrator has no store', async (host) => {
    const { platformAdmin = notProven('no account platformAdmin') } = host.accounts;
    const { email, password } = platformAdmin;
    expectPart('session', await accepted(host, 'login', { body: { email, password } }), {
      userType: 'administrador',
      is_admin: true,
      store: null,
    });
  }),
  proves(
    'login',
    200,
    ['a user who is not enabled', 'A user who is not enabled signs in with `enabled: false`.'],
    async (host) => {
      const { disabledUser = notProven('no account disabledUser') } = host.accounts;
      const { email, password } = disabledUser;
      const { enabled } = await accepted(host, 'login', { body: { email, password } });
      expectPart('enabled', enabled, false);
    },
  ),
  rejects('login', 401, ['a wrong password', 'Wrong credentials are 401.'], (host) => ({
    body: { ...credentials(host), password: 'Otra1234' },
  })),
  rejects(
    'login',
    401,
    ['a password with white space around it', 'Passwords are not trimmed.'],
    (host) => ({ body: { ...credentials(host), password: ` ${credentials(host).password} ` } }),
  ),
  rejects('login', 401, 'an unknown email', (host) => ({
    body: { email: `${host.newName()}@correo.test`, password: 'Otra1234' },
  })),
  rejects('login', 400, 'a field that the contract does not have', (host) => ({
    body: { ...credentials(host), usuario: 'x' },
  })),

  succeeds('changePassword', (host) => changing(null, credentials(host).password)(host)),
  proves(
    'changePassword',
    200,
    [
      'the new password signs in, the token stays',
      'Changes the password of the signed-in user.',
      'Changing the password leaves the token valid.',
    ],
    async (host) => {
      const form = registration(host);
      await host.data('registerStore', { body: form });
      const { email, password } = form.user;
      const next = { email, password: 'Otra1234' };
      const body = { old_password: password, new_password: next.password };
      await accepted(host, 'changePassword', { as: form.user, body });
      const old = await host.call('login', { body: form.user });
      expectThat(old.status === 401, `the old password answered ${old.status} instead of 401`);
      await accepted(host, 'login', { body: next });
      const { status } = await host.call('listProducts', { as: form.user });
      expectThat(status === 200, `the token answered ${status} instead of 200`);
    },
  ),
  refuses(
    'changePassword',
    422,
    [
      'a wrong current password',
      'A wrong current password is 422, never 401, so that the session is kept; so is a new one that breaks the password rules.',
    ],
    'Por favor ingrese la contraseña actual valida',
    changing('NoEsEsta1', 'Nueva2025'),
  ),

  succeeds('startPasswordRecover', (host) => ({
    body: { username: `${host.newName()}@correo.test` },
  })),
  proves(
    'startPasswordRecover',
    200,
    [
      'the same for known and unknown emails',
      'The answer is the same whether or not the email is known, so that it does not tell who has an account; an email of the wrong form is a 422.',
    ],
    async (host) => {
      const { email } = await makeUser(host);
      const known = await host.call('startPasswordRecover', { body: { username: email } });
      const username = `${host.newName()}@correo.test`;
      const unknown = await host.call('startPasswordRecover', { body: { username } });
      expectPart('answer', textOf(known), textOf(unknown));
    },
  ),
  proves(
    'startPasswordRecover',
    200,
    ['who asked sets a new password', 'Sends a recovery code to the email of the user.'],
    async (host) => {
      const { email } = await makeUser(host);
      await accepted(host, 'startPasswordRecover', { body: { username: email } });
      const token = host.accounts.recoveryCode ?? notProven(NO_CODE);
      const body = { username: email, token, password: 'Otra1234' };
      await accepted(host, 'passwordRecover', { body });
    },
  ),
  succeeds('passwordRecover', async (host) => {
    const { email } = await makeUser(host);
    const token = await recoveryCode(host, email);
    return { body: { username: email, token, password: 'Otra1234' } };
  }),
  proves('passwordRecover', 200, 'the new password signs in, the code is used up', async (host) => {
    const { email } = await makeUser(host);
    const token = await recoveryCode(host, email);
    const password = 'Otra1234';
    await accepted(host, 'passwordRecover', { body: { username: email, token, password } });
    await accepted(host, 'login', { body: { email, password } });
    const again = { username: email, token, password: 'Tercera1' };
    const { status } = await host.call('passwordRecover', { body: again });
    expectThat(status === 422, `the same code again answered ${status} instead of 422`);
  }),
  refuses(
    'passwordRecover',
    422,
    ['a wrong code', 'A wrong code, or a password that breaks the password rules, is a 422.'],
    'El código es incorrecto o ya venció',
    (host) => ({
      body: { username: credentials(host).email, token: 'no-es', password: 'Nueva2025' },
    }),
  ),
  refuses(
    'passwordRecover',
    422,
    'a code that was not asked for',
    'El código es incorrecto o ya venció',
    async (host) => {
      const token = host.accounts.recoveryCode ?? notProven(NO_CODE);
      const { email } = await makeUser(host);
      return { body: { username: email, token, password: 'Otra1234' } };
    },
  ),
  refuses(
    'passwordRecover',
    422,
    'no code',
    'Por favor ingrese el codigo enviado a su email',
    (host) => ({
      body: { username: credentials(host).email, token: '', password: 'Nueva2025' },
    }),
  ),

  succeeds('registerStore', (host) => ({ body: registration(host) })),
  proves(
    'registerStore',
    200,
    [
      'the user signs in as admin of an empty store',
      'Registers a store with its first user, who gets the store role admin; no token is sent.',
    ],
    async (host) => {
      const form = registration(host);
      const { id } = await accepted(host, 'registerStore', { body: form });
      expectPart('session', await accepted(host, 'login', { body: form.user }), {
        store: { id, hashtag: form.hashtag, name: form.name, enabled: true },
        store_role: 'admin',
        enabled: true,
      });
      expectPart('products', await accepted(host, 'listProducts', { as: form.user }), []);
    },
  ),
  refuses(
    'registerStore',
    409,
    'an email in use',
    'El email ya está en uso',
    registering((host, { user }) => ({ user: { ...user, email: credentials(host).email } })),
  ),
  refuses('registerStore', 409, 'a hashtag in use', 'El hashtag ya está en uso', async (host) => {
    const { hashtag } = await ownStore(host);
    return { body: { ...registration(host), hashtag: hashtag.toUpperCase() } };
  }),
  refuses(
    'registerStore',
    422,
    [
      'a hashtag without #',
      'The `#` of a hashtag is part of it; `POST /presetstore` takes it with or without.',
    ],
    'Por favor ingrese un hashtag valido (debe comenzar con #, solo letras y numeros)',
    registering((host) => ({ hashtag: host.newName() })),
  ),
  refuses(
    'registerStore',
    422,
    'an email that is none',
    'Por favor ingrese un email valido',
    registering((_host, { user }) => ({ user: { ...user, email: 'sin arroba' } })),
  ),
  ...refusesPasswords('changePassword', 'Por favor ingrese la nueva contraseña', (password) =>
    changing(null, password),
  ),
  ...refusesPasswords(
    'passwordRecover',
    'Por favor ingrese la contraseña',
    (password) => (host) => ({
      body: { username: credentials(host).email, token: 'no-es', password },
    }),
  ),
  ...refusesPasswords('registerStore', 'Por favor ingrese la contraseña', (password) =>
    registering((_host, { user }) => ({ user: { ...user, password } })),
  ),
];
