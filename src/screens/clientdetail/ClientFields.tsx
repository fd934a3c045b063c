import { Paper } from '@mantine/core';

import { LongText } from '~/components/LongText';
import type { Client } from '~/contract/types';
import { clientLastName, orDash } from '~/domain/shopper/clients';

import classes from './ClientFields.module.css';

/** First name, last name, email, phone and address; "-" where there is none (§2 staff, readings). */
export function ClientFields({ client }: { client: Client }) {
  const fields = [
    ['Nombre', client.first_name],
    ['Apellido', clientLastName(client)],
    ['Email', client.email],
    ['Teléfono', client.phone],
    ['Dirección', client.address],
  ] as const;
  return (
    <Paper withBorder p="md" mb="md">
      <dl className={classes.fields}>
        {fields.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <LongText text={orDash(text)} />
            </dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
