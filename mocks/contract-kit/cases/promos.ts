import {
  accepted,
  expectPart,
  proves,
  refuses,
  rejects,
  succeeds,
  type Case,
} from '../contractCase';
import { admin, makeProduct, read, restoring } from './setup';

const sunday = { day_of_week: 7, tag: null, promo_msg: 'Contrato' };
const monday = { day_of_week: 1, tag: null, promo_msg: 'Contrato' };
const saving = (...body: object[]) => ({ ...admin, body });

export const cases: readonly Case[] = [
  succeeds('listPromos', () => admin),
  succeeds('savePromos', async (host) => ({ ...admin, body: await read(host, 'listPromos') })),
  proves(
    'savePromos',
    200,
    [
      'replaces the list; kept entries keep their id',
      'The whole weekly calendar: 0 is the default day, 1 Monday to 7 Sunday.',
      'Replaces the whole calendar: entries without an id are new, entries left out are removed.',
    ],
    async (host) => {
      await restoring(host, 'listPromos', 'savePromos');
      const saved = await accepted(host, 'savePromos', saving(monday, sunday));
      expectPart('answer', saved, [monday, sunday]);
      const [first] = saved;
      expectPart('promos', await read(host, 'listPromos'), [monday, sunday]);
      const kept = { ...first, promo_msg: 'Otra' };
      await accepted(host, 'savePromos', saving(kept));
      expectPart('promos', await read(host, 'listPromos'), [kept]);
      await accepted(host, 'savePromos', { ...admin, body: [] });
      expectPart('promos', await read(host, 'listPromos'), []);
    },
  ),
  proves('savePromos', 200, 'a tag of a product', async (host) => {
    await restoring(host, 'listPromos', 'savePromos');
    const tag = host.newName();
    await makeProduct(host, { tags: [tag] });
    const promo = { ...sunday, tag };
    await accepted(host, 'savePromos', saving(promo));
    expectPart('promos', await read(host, 'listPromos'), [promo]);
  }),
  rejects('savePromos', 400, 'a day that there is not', () =>
    saving({ ...sunday, day_of_week: 8 }),
  ),
  refuses('savePromos', 422, 'two for one day', 'Hay más de una promoción para el mismo día', () =>
    saving(sunday, sunday),
  ),
  refuses(
    'savePromos',
    422,
    'neither tag nor message',
    'Por favor ingrese la etiqueta o el mensaje de la promoción',
    () => saving({ ...sunday, promo_msg: ' ' }),
  ),
  refuses('savePromos', 422, 'a tag that there is not', 'La etiqueta no existe', (host) =>
    saving({ ...sunday, tag: host.newName() }),
  ),
  refuses(
    'savePromos',
    422,
    'the same entry twice',
    'La lista tiene un elemento repetido',
    async (host) => {
      await restoring(host, 'listPromos', 'savePromos');
      const [promo] = await read(host, 'savePromos', saving(sunday));
      return saving({ ...promo }, { ...promo, day_of_week: 1 });
    },
  ),
];
