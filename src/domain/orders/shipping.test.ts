import { describe, expect, it } from 'vitest';

import { messages } from '~/domain/messages';
import { sampleShipping } from '~/testSupport/orderFixtures';

import {
  isBlankShipping,
  newShippingDraft,
  toShippingDraft,
  toShippingInput,
  validateShipping,
} from './shipping';

const blank = newShippingDraft('new-shipping-1');

describe('shipping entry form', () => {
  it.each([
    ['18/03/2026 12:00', undefined],
    ['8/3/2026 9:05', undefined],
    ['', undefined],
    ['2026-03-18 12:00:00', messages.dateInvalid],
    ['31/02/2026 12:00', messages.dateInvalid],
    ['18/03/2026', undefined],
    ['18/03/2026 12', messages.dateInvalid],
    ['03/18/2026 12:00', messages.dateInvalid],
    ['pronto', messages.dateInvalid],
  ])('the error of arrival and departure %j is %s', (text, error) => {
    expect(validateShipping({ ...blank, eta: text }).eta).toBe(error);
    expect(validateShipping({ ...blank, departure: text }).departure).toBe(error);
  });

  it.each([
    ['https://envios.example/1', undefined],
    ['http://envios.example', undefined],
    ['', undefined],
    ['envios.example/1', messages.urlIncomplete],
    ['https://', messages.urlIncomplete],
    ['javascript:alert(1)', messages.urlIncomplete],
    ['ftp://envios.example', messages.urlIncomplete],
    ['mailto:hola@envios.example', messages.urlIncomplete],
  ])('the error of the link %j is %s', (link, error) => {
    expect(validateShipping({ ...blank, link }).link).toBe(error);
  });

  it('does not judge what is stored and was not touched', () => {
    const stored = toShippingDraft(sampleShipping({ link: 'javascript:alert(1)' }));
    expect(validateShipping(stored)).toEqual({});
    expect(validateShipping({ ...stored, link: 'javascript:alert(2)' })).toEqual({
      link: messages.urlIncomplete,
    });
  });
});

describe('draft and contract', () => {
  it('shows dates as day/month/year hour:minutes and texts as texts', () => {
    expect(toShippingDraft(sampleShipping())).toMatchObject({
      key: 'shipping-91',
      tracking_code: 'OCA-55012',
      eta: '18/03/2026 12:00',
      departure: '',
      observations: '',
    });
  });

  it('sends an untouched entry exactly as it came, seconds included', () => {
    const { original_id: _none, ...stored } = sampleShipping({ observations: '' });
    expect(toShippingInput(toShippingDraft(sampleShipping({ observations: '' })))).toEqual(stored);
  });

  it('names the origin of an imported entry', () => {
    const imported = sampleShipping({ original_id: 'WOO-9' });
    expect(toShippingInput(toShippingDraft(imported))).toEqual(imported);
  });

  it('sends typed dates in wire format, without id for a new entry, empty fields as null', () => {
    const typed = { ...blank, eta: '8/3/2026 9:05', transport_co: ' OCA ', departure: '  ' };
    expect(toShippingInput(typed)).toEqual({
      tracking_code: null,
      transport_co: 'OCA',
      eta: '2026-03-08 09:05:00',
      departure: null,
      link: null,
      observations: null,
    });
  });

  it('clears a stored field', () => {
    const cleared = { ...toShippingDraft(sampleShipping()), eta: '', tracking_code: '' };
    expect(toShippingInput(cleared)).toMatchObject({ id: 91, eta: null, tracking_code: null });
  });

  it('recognises an empty new entry', () => {
    expect(isBlankShipping(blank)).toBe(true);
    expect(isBlankShipping({ ...blank, observations: ' ' })).toBe(true);
    expect(isBlankShipping({ ...blank, observations: 'frágil' })).toBe(false);
    const cleared = { ...toShippingDraft(sampleShipping()), tracking_code: '', transport_co: '' };
    expect(isBlankShipping({ ...cleared, eta: '', link: '' })).toBe(false);
  });
});
