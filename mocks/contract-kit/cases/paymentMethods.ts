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
import { admin, read, restoring } from './setup';

const method = (name: string) => ({
  name,
  enabled_delivery: false,
  enabled_pickup: false,
  method_info: null,
  config: {},
});

/** The saved methods and further ones. */
const adding =
  (more: (name: string) => readonly object[]): Prepare =>
  async (host) => ({
    ...admin,
    body: [...(await read(host, 'listPaymentMethods')), ...more(host.newName())],
  });

export const cases: readonly Case[] = [
  succeeds('listPaymentMethods', () => admin),
  succeeds(
    'savePaymentMethods',
    adding(() => []),
  ),
  proves(
    'savePaymentMethods',
    200,
    [
      'replaces the list; kept entries keep their id',
      'Every payment method of the store.',
      'Replaces the whole list: entries without an id are new, entries left out are removed.',
      'A `POST` of a whole list replaces it.',
    ],
    async (host) => {
      const before = await restoring(host, 'listPaymentMethods', 'savePaymentMethods');
      const name = host.newName();
      const made = { ...method(` ${name} `), enabled_pickup: true, config: { cuotas: '3' } };
      const saved = await accepted(host, 'savePaymentMethods', {
        ...admin,
        body: [...before, made],
      });
      const added = { ...made, name };
      expectPart('answer', saved, [...before, added]);
      expectPart('methods', await read(host, 'listPaymentMethods'), [...before, added]);
      await accepted(host, 'savePaymentMethods', {
        ...admin,
        body: [...before, { ...saved.at(-1), method_info: 'Contrato' }],
      });
      expectPart('methods', await read(host, 'listPaymentMethods'), [
        ...before,
        { ...added, id: saved.at(-1)?.id, method_info: 'Contrato' },
      ]);
      await accepted(host, 'savePaymentMethods', { ...admin, body: before });
      expectPart('methods', await read(host, 'listPaymentMethods'), before);
    },
  ),
  proves(
    'savePaymentMethods',
    200,
    [
      'Mercadopago without a message gets the default',
      'Mercadopago without a message gets "Termina tu compra con el botón Pagar".',
    ],
    async (host) => {
      const before = await restoring(host, 'listPaymentMethods', 'savePaymentMethods');
      const others = before.filter(({ name }) => name.toLowerCase() !== 'mercadopago');
      const body = [...others, { ...method('Mercadopago'), config: { public_key: 'contrato' } }];
      await accepted(host, 'savePaymentMethods', { ...admin, body });
      const saved = await read(host, 'listPaymentMethods');
      const wallet = saved.find(({ name }) => name === 'Mercadopago');
      expectPart('message', wallet?.method_info, 'Termina tu compra con el botón Pagar');
    },
  ),
  proves('savePaymentMethods', 200, 'an id of a removed method is not used again', async (host) => {
    const before = await restoring(host, 'listPaymentMethods', 'savePaymentMethods');
    const add = async () => {
      const body = [...before, method(host.newName())];
      return (await accepted(host, 'savePaymentMethods', { ...admin, body })).at(-1)?.id;
    };
    const first = await add();
    expectThat(first !== (await add()), `${first} was given again`);
  }),
  rejects(
    'savePaymentMethods',
    400,
    'a setting that is no text',
    adding((name) => [{ ...method(name), config: { cuotas: 3 } }]),
  ),
  refuses(
    'savePaymentMethods',
    422,
    'no name',
    'Por favor ingrese el nombre del medio de pago',
    adding(() => [method(' ')]),
  ),
  refuses(
    'savePaymentMethods',
    422,
    'a name twice, case aside',
    'Ya hay un medio de pago con ese nombre',
    adding((name) => [method(name), method(name.toUpperCase())]),
  ),
  refuses(
    'savePaymentMethods',
    422,
    'a setting without a key',
    'Por favor ingrese la clave',
    adding((name) => [{ ...method(name), config: { ' ': '3' } }]),
  ),
  refuses(
    'savePaymentMethods',
    422,
    'the same entry twice',
    'La lista tiene un elemento repetido',
    async (host) => {
      const before = await restoring(host, 'listPaymentMethods', 'savePaymentMethods');
      const body = [...before, method(host.newName())];
      const saved = (await read(host, 'savePaymentMethods', { ...admin, body })).at(-1);
      return { ...admin, body: [...before, saved, { ...saved, name: host.newName() }] };
    },
  ),
];
