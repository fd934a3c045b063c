import { Button } from '@mantine/core';

import { LinkButton } from '~/components/LinkButton';
import { CustomerDetailsButton } from '~/components/shopper/finish/CustomerDetailsButton';
import type { CustomerSession } from '~/contract/types';
import { messages } from '~/domain/messages';
import { useCustomerSession } from '~/session/customer';
import { useOrderOutcome } from '~/session/orderOutcome';

import classes from './StoreHome.module.css';

/** The available actions: catalogue, order, chat, own data. */
export function HomeActions({ session, onChat }: { session: CustomerSession; onChat: () => void }) {
  const { lastOrderToken } = useCustomerSession();
  const outcome = useOrderOutcome();
  const { product_list_token, current_order_token } = session;
  const order = current_order_token ?? lastOrderToken;
  return (
    <div className={classes.actions}>
      {product_list_token === null ? null : (
        <LinkButton
          // A confirmed order is what the result above leads to.
          variant={outcome?.kind === 'confirmed' ? 'default' : 'filled'}
          className={classes.lead}
          to="/productlist/$catalogueToken"
          params={{ catalogueToken: product_list_token }}
        >
          {messages.viewCatalogue}
        </LinkButton>
      )}
      {order === null ? null : (
        <LinkButton variant="default" to="/orderstatus/$orderToken" params={{ orderToken: order }}>
          {current_order_token === null ? 'Ver mi último pedido' : messages.viewOrder}
        </LinkButton>
      )}
      <Button
        variant={product_list_token === null ? 'filled' : 'default'}
        className={product_list_token === null ? classes.lead : undefined}
        onClick={onChat}
      >
        Hablar con el asistente
      </Button>
      <CustomerDetailsButton />
    </div>
  );
}
