import { shopperOrderQuery } from '~/api/customerOrder';
import { awaitsPayment, isFinished } from '~/domain/shopper/orderProgress';

/** Time between two reads of an order that is not paid, while its page is visible, in ms. */
const PAYMENT_POLL_MS = 20_000;

/** Time between two reads of any other order that may still change, in ms. */
const ORDER_POLL_MS = 30_000;

/** The order behind a link, read again while its page is visible: the store, the assistant and other people change it, too. */
export const followedOrderQuery = (token: string) => {
  const query = shopperOrderQuery(token);
  return {
    ...query,
    refetchInterval: ({ state }: { state: { data: { data: Order } | undefined } }) => {
      const order = state.data?.data;
      if (order === undefined) return false;
      if (awaitsPayment(order)) return PAYMENT_POLL_MS;
      return isFinished(order.status) ? false : ORDER_POLL_MS;
    },
  };
};

type Order = Parameters<typeof awaitsPayment>[0] & { status: Parameters<typeof isFinished>[0] };
