import { Link } from '@tanstack/react-router';

import { ContactButtons } from '~/components/contact/ContactButtons';
import { EmailLink, MapLink, PhoneLink } from '~/components/contact/ContactLinks';
import type { Order } from '~/contract/types';
import { messages } from '~/domain/messages';
import { clientName, clientOrders, mayOpenClient } from '~/domain/shopper/clients';
import { formatDate } from '~/lib/dates';
import { orDash } from '~/lib/text';
import { toast } from '~/ui/feedback/toast';

import { Fact } from './OrderFacts';

import classes from './OrderSide.module.css';

/** Who ordered and where it goes, with what reaches them. */
export function ClientCard({ order, onWrite }: { order: Order; onWrite: () => void }) {
  const { client, delivery } = order;
  const name = clientName(client);
  const orders = mayOpenClient(client).allowed ? null : clientOrders(client);
  return (
    <section className={classes.card} aria-label="Cliente">
      <div className={classes.headingRow} data-touch-links>
        <h2 className={classes.heading}>
          <bdi>{name}</bdi>
        </h2>
        {orders === null ? (
          <Link
            to="/clientlist"
            search={{ client: String(order.client_id) }}
            className={classes.info}
          >
            Ver info
          </Link>
        ) : (
          <Link
            to="/orderlist"
            search={orders}
            className={classes.info}
            onClick={() => toast.info(messages.clientOrdersInstead)}
          >
            Ver info
          </Link>
        )}
      </div>
      <ContactButtons
        name={name}
        phone={client.phone}
        address={delivery ? order.delivery_address : client.address}
        onWrite={onWrite}
      />
      <dl className={`${classes.facts} ${classes.reach}`} data-touch-links>
        <Fact label="Entrega">{delivery ? 'Envío a domicilio' : messages.pickUpInStore}</Fact>
        <Fact label="Teléfono">
          <PhoneLink phone={client.phone} />
        </Fact>
        {delivery ? (
          <Fact label="Dirección de entrega" isWhole>
            <MapLink address={order.delivery_address} />
          </Fact>
        ) : null}
        <Fact label="Email" isWhole>
          <EmailLink email={client.email} />
        </Fact>
        {/* Of a client without a detail screen everything known is shown here. */}
        {mayOpenClient(client).allowed ? null : (
          <>
            <Fact label="Dirección del cliente" isWhole>
              <MapLink address={client.address} />
            </Fact>
            <Fact label="Registrado">{orDash(formatDate(client.first_seen))}</Fact>
            <Fact label="Última visita">{orDash(formatDate(client.last_seen))}</Fact>
          </>
        )}
      </dl>
    </section>
  );
}
