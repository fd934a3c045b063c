import { expect, it } from 'vitest';

import developmentFile from '../../public/config.json';
import { developmentConfiguration } from './configuration';

it('the development server names itself, its backend and what the backend names', () => {
  const parts = { contactSync: { url: 'http://localhost:4175' }, unknown: { a: 1 } };
  const backend = 'https://api.tienda.test/v1';
  expect(developmentConfiguration(developmentFile, 'localhost:5199', backend, parts)).toEqual({
    ...developmentFile,
    apiHost: backend,
    sellerHosts: [...developmentFile.sellerHosts, 'localhost:5199'],
    contactSync: { ...developmentFile.contactSync, url: 'http://localhost:4175' },
  });
});
