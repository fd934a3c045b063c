import { useSyncExternalStore } from 'react';

import { valueStore } from '~/lib/valueStore';

const count = valueStore(0);

/** Number in front of the document's title, such as "(2) Pedidos"; 0 shows none. */
export const setTitleCount = count.set;

export const useTitleCount = (): number =>
  useSyncExternalStore(count.subscribe, count.get, () => 0);
