import { Button } from '@mantine/core';

import { LinkButton } from '~/components/LinkButton';
import { CustomerDetailsButton } from '~/components/shopper/finish/CustomerDetailsButton';
import type { CustomerSession } from '~/contract/types';
import { messages } from '~/domain/messages';
import { useOrderOutcome } from '~/session/orderOutcome';

import classes from './StoreHome.module.css';

/** The available actions: catalogue, chat, own data; the order has its card. */
export function HomeActions({ session, onChat }: { session: CustomerSession; onChat: () => void }) {
  const outcome = useOrderOutcome();
  const { product_list_token } = session;
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
