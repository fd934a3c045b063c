import { expect, it } from 'vitest';

import { parseConfig, setConfig } from '~/lib/config';

import shipped from '../../public/config.json';
import { shopperUrl } from './shopperUrl';

const { origin, protocol } = window.location;

it.each([
  [
    'on the shoppers’ host',
    { sideParameter: false, customerHosts: ['tienda.test', 'otra.test'] },
    `${protocol}//tienda.test/orderstatus/a1`,
  ],
  [
    'on this host where a parameter chooses the side',
    { sideParameter: true, customerHosts: ['tienda.test'] },
    `${origin}/orderstatus/a1`,
  ],
  [
    'on this host where shoppers have none',
    { sideParameter: false, customerHosts: [] },
    `${origin}/orderstatus/a1`,
  ],
])('a shopper’s page stands %s', (_where, config, url) => {
  setConfig(parseConfig({ ...shipped, ...config }));
  expect(shopperUrl('/orderstatus/a1')).toBe(url);
});
