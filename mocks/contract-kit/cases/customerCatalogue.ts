import {
  accepted,
  expectPart,
  metadataOf,
  proves,
  rejects,
  succeeds,
  type Case,
  expectThat,
} from '../contractCase';
import { catalogueToken, makeProduct, newSession, read, unknownSession } from './setup';
import { expectAscending } from './sorting';

export const cases: readonly Case[] = [
  succeeds('getProductList', async (host) => ({ body: { token: await catalogueToken(host) } })),
  proves(
    'getProductList',
    200,
    [
      'every product that is sold, by ascending id',
      'The active products of the store of a product-list token, with the session, the tokens and the public data of the store as metadata.',
    ],
    async (host) => {
      const token = await catalogueToken(host);
      await makeProduct(host);
      const list = await accepted(host, 'getProductList', { body: { token } });
      expectAscending(list);
      const sold = (await read(host, 'listProducts')).filter(({ active }) => active);
      expectPart(
        'catalogue',
        list,
        sold.map(({ id, name }) => ({ id, name, active: true })),
      );
    },
  ),
  proves('getProductList', 200, 'a session of the store stays', async (host) => {
    const token = await catalogueToken(host);
    const { session_id } = await newSession(host);
    const metadata = await metadataOf(host, 'getProductList', { token, session_id });
    expectPart('metadata', metadata, { session_id, product_list_token: token });
  }),
  proves(
    'getProductList',
    200,
    ['without a session it opens one of the store', 'a new one when none was sent'],
    async (host) => {
      const token = await catalogueToken(host);
      const metadata = await metadataOf(host, 'getProductList', { token, session_id: null });
      const { session_id: session, store_public_data } = metadata;
      const opened = await accepted(host, 'recoverSession', { params: { session } });
      const { hashtag } = store_public_data;
      expectPart('session', opened, { product_list_token: token, store_public_data: { hashtag } });
    },
  ),
  proves(
    'getProductList',
    200,
    [
      'an unknown session is another one',
      'With a session that is unknown or of another store, a new session is made.',
    ],
    async (host) => {
      const token = await catalogueToken(host);
      const metadata = await metadataOf(host, 'getProductList', { token, ...unknownSession });
      expectThat(metadata.session_id !== unknownSession.session_id, 'the session is not a new one');
    },
  ),
  rejects('getProductList', 404, ['an unknown link', 'An unknown token is 404.'], () => ({
    body: { token: 'contrato-no-existe' },
  })),
];
