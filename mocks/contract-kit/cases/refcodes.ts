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

/** Exactly as long as the limit allows. */
const TWENTY_FIVE = 'Hola, vi el volante nuevo';

const leaflet = {
  description: 'Contrato',
  client_msg_preamble: TWENTY_FIVE,
  use_confirm_finisher: '¡Gracias!',
  reference_type: 1,
  is_web: true,
  active: true,
};

const adding =
  (change: object): Prepare =>
  async (host) => ({
    ...admin,
    body: [...(await read(host, 'listRefcodes')), { ...leaflet, ...change }],
  });

export const cases: readonly Case[] = [
  succeeds('listRefcodes', () => admin),
  succeeds('saveRefcodes', async (host) => ({ ...admin, body: await read(host, 'listRefcodes') })),
  proves(
    'saveRefcodes',
    200,
    [
      'replaces the list; kept entries keep code and url',
      'Every marketing (QR) code of the store.',
      'Replaces the whole list: new entries carry no code, url or date and get them here.',
      'A new one has no code, url or creation date, the server makes them.',
      'Codes left out are removed.',
      'unique in the store',
      'the server keeps its own',
    ],
    async (host) => {
      const before = await restoring(host, 'listRefcodes', 'saveRefcodes');
      const body = [...before, leaflet];
      const saved = await accepted(host, 'saveRefcodes', { ...admin, body });
      expectPart('answer', saved, body);
      const made = saved.at(-1);
      const { code = '', url = '' } = made ?? {};
      expectThat(
        before.every((other) => other.code !== code),
        'a new entry has the code of another one',
      );
      const changed = { ...made, active: false, url: 'https://otra.test' };
      await accepted(host, 'saveRefcodes', { ...admin, body: [...before, changed] });
      const expected = { ...leaflet, active: false, code, url };
      expectPart('codes', await read(host, 'listRefcodes'), [...before, expected]);
      await accepted(host, 'saveRefcodes', { ...admin, body: before });
      expectPart('codes', await read(host, 'listRefcodes'), before);
    },
  ),
  rejects('saveRefcodes', 400, 'a field left out', () => ({
    ...admin,
    body: [{ description: 'Contrato' }],
  })),
  refuses(
    'saveRefcodes',
    422,
    'no message of the user',
    'Por favor ingrese el Mensaje del usuário',
    adding({ client_msg_preamble: ' ' }),
  ),
  refuses(
    'saveRefcodes',
    422,
    'no message that finishes',
    'Por favor ingrese el mensaje para finalizar',
    adding({ use_confirm_finisher: ' ' }),
  ),
  refuses(
    'saveRefcodes',
    422,
    'a message of 26 characters',
    'El mensaje puede tener hasta 25 caracteres',
    adding({ client_msg_preamble: `${TWENTY_FIVE}s` }),
  ),
  refuses(
    'saveRefcodes',
    422,
    'a code twice',
    'La lista tiene un elemento repetido',
    async (host) => {
      const before = await restoring(host, 'listRefcodes', 'saveRefcodes');
      const body = [...before, leaflet];
      const code = (await read(host, 'saveRefcodes', { ...admin, body })).at(-1);
      return { ...admin, body: [...before, code, code] };
    },
  ),
];
