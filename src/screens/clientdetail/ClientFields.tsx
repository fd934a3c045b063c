import { ContactButtons } from '~/components/contact/ContactButtons';
import { EmailLink, MapLink, PhoneLink } from '~/components/contact/ContactLinks';
import { LongText } from '~/components/LongText';
import type { Client } from '~/contract/types';
import { clientLastName, clientName } from '~/domain/shopper/clients';
import { orDash } from '~/lib/text';

import classes from './ClientFields.module.css';

/** First name, last name, email, phone and address; "-" where there is none. */
export function ClientFields({ client }: { client: Client }) {
  const fields = [
    ['Nombre', <LongText key="first" text={orDash(client.first_name)} />],
    ['Apellido', <LongText key="last" text={orDash(clientLastName(client))} />],
    ['Email', <EmailLink key="email" email={client.email} />],
    ['Teléfono', <PhoneLink key="phone" phone={client.phone} />],
    ['Dirección', <MapLink key="address" address={client.address} />],
  ] as const;
  return (
    <div className={classes.card}>
      <dl className={classes.fields} data-touch-links>
        {fields.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ContactButtons name={clientName(client)} phone={client.phone} address={client.address} />
    </div>
  );
}
