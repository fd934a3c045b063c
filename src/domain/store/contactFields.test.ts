import { describe, expect, it } from 'vitest';

import { registrationContact, storeUserContact, uploadContact } from './contactFields';

const now = new Date(2026, 4, 15, 9, 5, 7);
const date = '2026-05-15 09:05:07';

describe('contact sync', () => {
  it('registration: date 23, hashtag 24, role 27 admin', () => {
    expect(registrationContact({ email: 'a@b.test', hashtag: '#donpepe' }, now)).toEqual({
      contact: {
        email: 'a@b.test',
        fieldValues: [
          { field: '23', value: date },
          { field: '24', value: '#donpepe' },
          { field: '27', value: 'admin' },
        ],
      },
    });
  });

  it('a store user: the same fields with its role', () => {
    const { contact } = storeUserContact(
      { email: 'c@b.test', hashtag: '#donpepe', role: 'other' },
      now,
    );
    expect(contact.fieldValues).toEqual([
      { field: '23', value: date },
      { field: '24', value: '#donpepe' },
      { field: '27', value: 'other' },
    ]);
  });

  it('an upload: dates 30 and 31', () => {
    expect(uploadContact('a@b.test', now)).toEqual({
      contact: {
        email: 'a@b.test',
        fieldValues: [
          { field: '30', value: date },
          { field: '31', value: date },
        ],
      },
    });
  });
});
