import { expect, it } from 'vitest';

import { textSearchParams } from './textSearchParams';

it('an empty or malformed parameter does not come back when the result is laid over the raw ones', () => {
  const raw = { estado: '', pagina: '2', otro: 5 };
  expect({ ...raw, ...textSearchParams(raw) }).toStrictEqual({
    estado: undefined,
    pagina: '2',
    otro: undefined,
  });
});
