import { emailError } from '~/domain/fieldRules';
import { toApiDate } from '~/lib/dates';

import { normalEmail } from '../auth';
import { invalid, type HandlersOf } from '../http';
import { refuseOuterBlanks } from '../validation';

export const contactSyncHandlers = {
  /** Stores every call; the contact's id at the service is that of the first call with its email. */
  syncContact({ body, db, now }) {
    const message = emailError(body.contact.email);
    if (message !== null) throw invalid(message);
    refuseOuterBlanks(body.contact.email);
    const email = normalEmail(body.contact.email);
    const received = db.contactSyncs.insert({
      contact: { ...body.contact, email },
      id: db.contactSyncs.nextId(),
      received_at: toApiDate(now),
    });
    const known = db.contactSyncs.find(({ contact }) => contact.email === email) ?? received;
    return { contact: { id: String(known.id), email } };
  },
} satisfies HandlersOf<'syncContact'>;
