import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { productListQuery } from '~/api/customerCatalogue';
import { silentLoad } from '~/api/transport/loadPolicy';
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
  // The products below read it.
  const { data: catalogue } = useQuery({
    ...productListQuery(product_list_token ?? ''),
    meta: silentLoad,
    enabled: false,
  });
  const chatLeads = product_list_token === null || catalogue?.data.rows.length === 0;
  const chat = (
    <Button
      variant={chatLeads ? 'filled' : 'default'}
      className={chatLeads ? classes.lead : undefined}
      onClick={onChat}
    >
      Hablar con el asistente
    </Button>
  );
  return (
    <div className={classes.actions}>
      {chatLeads ? chat : null}
      {product_list_token === null ? null : (
        <LinkButton
          // Both buttons take the place of the other one.
          key={chatLeads ? 'beside' : 'lead'}
          // A confirmed order is what the result above leads to.
          variant={chatLeads || outcome?.kind === 'confirmed' ? 'default' : 'filled'}
          className={chatLeads ? undefined : classes.lead}
          to="/productlist/$catalogueToken"
          params={{ catalogueToken: product_list_token }}
        >
          {messages.viewCatalogue}
        </LinkButton>
      )}
      {chatLeads ? null : chat}
      <CustomerDetailsButton />
    </div>
  );
}
