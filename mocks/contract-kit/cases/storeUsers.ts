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
import { refusesPasswords } from './refusedValues';
import { admin, credentials, firstOf, makeUser, read } from './setup';
import { byId, expectAscending } from './sorting';

const adding =
  (change: object): Prepare =>
  (host) => ({
    ...admin,
    body: { email: `${host.newName()}@correo.test`, password: 'Nueva2025', ...change },
  });

export const cases: readonly Case[] = [
  succeeds(
    'listStoreUsers',
    () => admin,
    [
      'by ascending id',
      'Products, clients, stores and users come by ascending id; promos, payment methods, FAQs and marketing codes in the order in which they were added.',
    ],
    expectAscending,
  ),
  proves(
    'listStoreUsers',
    200,
    ['every user once, with the role', 'Every user of the store with their role.'],
    async (host) => {
      const { user } = await read(host, 'login', { body: credentials(host) });
      const { id, email } = await makeUser(host);
      const list = await accepted(host, 'listStoreUsers', admin);
      expectPart(
        'the admin and the newest user',
        list.filter((one) => one.id === user.id || one.id === id),
        [
          { id: user.id, email: user.email, role: 'admin' },
          { id, email, role: 'other' },
        ].toSorted(byId),
      );
    },
  ),
  succeeds('addStoreUser', adding({}), 'an ordinary request', ({ id }, host) => {
    host.afterwards(() => host.call('deleteStoreUser', { ...admin, params: { id } }));
  }),
  proves(
    'addStoreUser',
    200,
    ['signs in to the store, with role other', 'Adds a user of role other.'],
    async (host) => {
      const { id, email, password } = await makeUser(host);
      const body = { email: ` ${email.toUpperCase()} `, password };
      expectPart('session', await accepted(host, 'login', { body }), {
        user: { email },
        enabled: true,
        is_admin: false,
        store_role: 'other',
      });
      const users = await read(host, 'listStoreUsers');
      expectPart(
        'user in the list',
        users.find((user) => user.id === id),
        { email, role: 'other' },
      );
    },
  ),
  rejects('addStoreUser', 400, 'no password', (host) => ({
    ...admin,
    body: { email: `${host.newName()}@correo.test` },
  })),
  refuses('addStoreUser', 409, 'an email in use', 'El email ya está en uso', (host) => ({
    ...admin,
    body: { email: credentials(host).email.toUpperCase(), password: 'Nueva2025' },
  })),
  refuses('addStoreUser', 422, 'no email', 'Por favor ingrese un email', adding({ email: '' })),
  refuses(
    'addStoreUser',
    422,
    [
      'an email with white space around it',
      'An email with outer white space is 422 wherever its form is checked, except at sign-in, where it is trimmed.',
    ],
    'Por favor ingrese un email valido',
    adding({ email: ' nueva@correo.test ' }),
  ),
  ...refusesPasswords('addStoreUser', 'Por favor ingrese la contraseña', (password) =>
    adding({ password }),
  ),
  succeeds('deleteStoreUser', async (host) => ({
    ...admin,
    params: { id: (await makeUser(host)).id },
  })),
  proves(
    'deleteStoreUser',
    200,
    ['the user no longer signs in', 'Removes one user of the store.'],
    async (host) => {
      const { id, email, password } = await makeUser(host);
      await accepted(host, 'deleteStoreUser', { ...admin, params: { id } });
      const { status } = await host.call('login', { body: { email, password } });
      expectThat(status === 401, `login answered ${status} instead of 401`);
    },
  ),
  proves('deleteStoreUser', 200, 'the token of the user stops', async (host) => {
    const { id, email, password } = await makeUser(host);
    const as = { email, password };
    const before = await host.call('listOrders', { as });
    expectThat(before.status === 200, `listOrders answered ${before.status} before`);
    await accepted(host, 'deleteStoreUser', { ...admin, params: { id } });
    const { status } = await host.call('listOrders', { as });
    expectThat(status === 401, `listOrders answered ${status} instead of 401`);
  }),
  refuses(
    'deleteStoreUser',
    409,
    ['an admin', 'Users of role admin cannot be deleted: 409.', 'an admin cannot be deleted'],
    'No es posible eliminar usuario',
    async (host) => {
      const users = await read(host, 'listStoreUsers');
      const { id } = firstOf(
        users.filter(({ role }) => role === 'admin'),
        'admin',
      );
      return { ...admin, params: { id } };
    },
  ),
];
