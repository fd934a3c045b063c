import type { Client } from '~/contract/types';

/** Products chosen in the catalogue that the order does not hold yet. */
export interface UnaddedProducts {
  count: number;
  /** Their formatted total. */
  total: string;
  /** Adds them; resolves to whether the order holds them. */
  add: () => Promise<boolean>;
}

/** Whether "Finalizar pedido" asks for a name and a phone, and the client that lacks them. */
export interface MissingContact {
  asksContact: boolean;
  client: Client | null;
}
