import { Link } from '@tanstack/react-router';

import { CustomerDetailsButton } from '~/components/shopper/CustomerDetailsButton';
import type { CustomerSession } from '~/contract/types';
import { commonMessages } from '~/domain/commonMessages';
import { useCustomerSession } from '~/session/customer';

import classes from './StoreHome.module.css';

/** The available actions: catalogue, order, chat, own data. */
export function HomeActions({ session, onChat }: { session: CustomerSession; onChat: () => void }) {
  const { lastOrderToken } = useCustomerSession();
  const { product_list_token, current_order_token } = session;
  const order = current_order_token ?? lastOrderToken;
  return (
    <div className={classes.actions}>
      {product_list_token === null ? null : (
        <Link
          className={classes.primary}
          to="/productlist/$storeHash"
          params={{ storeHash: product_list_token }}
          preload="intent"
        >
          {commonMessages.viewCatalogue}
        </Link>
      )}
      {order === null ? null : (
        <Link
          className={classes.secondary}
          to="/orderstatus/$orderCode"
          params={{ orderCode: order }}
        >
          {current_order_token === null ? 'Ver mi último pedido' : commonMessages.viewOrder}
        </Link>
      )}
      <button
        type="button"
        className={product_list_token === null ? classes.primary : classes.secondary}
        onClick={onChat}
      >
        Hablar con el asistente
      </button>
      <CustomerDetailsButton className={classes.secondary} />
    </div>
  );
}
