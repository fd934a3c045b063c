import { describe, expect, it } from 'vitest';

import type { Refcode } from '~/contract/types';

import {
  refcodeDestination,
  refcodeType,
  validateRefcode,
  withNewRefcode,
  withRefcodeActive,
} from './refcodes';

describe('refcodeDestination', () => {
  it.each([
    'https://wa.me/5491112345678?text=hola',
    'https://wa.me',
    'HTTPS://WA.ME/1',
    'https://api.whatsapp.com/send?phone=1',
    'whatsapp://send?phone=1',
    ' https://wa.me/1',
  ])('%s is WhatsApp', (url) => {
    expect(refcodeDestination(url)).toBe('WhatsApp');
  });

  it.each([
    'https://tienda.test/s/donpepe?code=1',
    'https://wa.me.otro.test/1',
    'https://otro.test/?u=https://wa.me/1',
    'wa.me/1',
    '',
    null,
    undefined,
  ])('%s is Web', (url) => {
    expect(refcodeDestination(url)).toBe('Web');
  });
});

describe('refcodeType', () => {
  it.each([
    [1, 'Simple'],
    [0, 'Otro'],
    [2, 'Otro'],
  ] as const)('%d is %s', (type, expected) => {
    expect(refcodeType(type)).toBe(expected);
  });
});

describe('the whole list', () => {
  const saved: Refcode = {
    code: 'DP1',
    description: 'Cartel',
    client_msg_preamble: 'Hola',
    use_confirm_finisher: 'Gracias',
    reference_type: 3,
    is_web: true,
    active: true,
    url: 'https://link.tienda.test/s/donpepe?code=DP1',
    created_at: '2026-01-02 10:00:00',
  };
  const draft = {
    description: ' Volante ',
    client_msg_preamble: 'Vi el volante ',
    use_confirm_finisher: '¡Gracias!',
  };

  it('carries a new code with exactly the six fields of a new entry', () => {
    expect(withNewRefcode([saved], { ...draft, destination: 'Web', type: 'Simple' })).toEqual([
      saved,
      {
        active: true,
        is_web: true,
        description: 'Volante',
        client_msg_preamble: 'Vi el volante',
        use_confirm_finisher: '¡Gracias!',
        reference_type: 1,
      },
    ]);
  });

  it('a code of another type that leads to WhatsApp', () => {
    const [added] = withNewRefcode([], { ...draft, destination: 'WhatsApp', type: 'Otro' });
    expect(added?.is_web).toBe(false);
    expect(refcodeType(added?.reference_type ?? 1)).toBe('Otro');
  });

  it('switches one code and leaves the others', () => {
    const other = { ...saved, code: 'DP2' };
    expect(withRefcodeActive([saved, other], 'DP2', false)).toEqual([
      saved,
      { ...other, active: false },
    ]);
  });
});

describe('validateRefcode', () => {
  const good = {
    description: 'Vidriera',
    client_msg_preamble: 'Hola',
    use_confirm_finisher: 'Gracias',
  };

  it.each([
    [{}, {}],
    [{ description: ' ' }, { description: 'Por favor ingrese la descripcion/origen' }],
    [
      { client_msg_preamble: '' },
      { client_msg_preamble: 'Por favor ingrese el Mensaje del usuário' },
    ],
    [
      { use_confirm_finisher: '' },
      { use_confirm_finisher: 'Por favor ingrese el mensaje para finalizar' },
    ],
    [
      {
        description: 'x'.repeat(200),
        client_msg_preamble: 'x'.repeat(25),
        use_confirm_finisher: 'ñ'.repeat(25),
      },
      {},
    ],
    [
      { client_msg_preamble: 'x'.repeat(26) },
      { client_msg_preamble: 'El mensaje puede tener hasta 25 caracteres' },
    ],
    [
      { use_confirm_finisher: 'x'.repeat(26) },
      { use_confirm_finisher: 'El mensaje puede tener hasta 25 caracteres' },
    ],
    [{ client_msg_preamble: '😀'.repeat(25) }, {}],
  ])('the errors with %j are %j', (change, expected) => {
    expect(validateRefcode({ ...good, ...change })).toEqual(expected);
  });
});
