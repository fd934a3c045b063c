import { storedValue, useStored } from '~/lib/browser/storedValue';

const prices = storedValue(
  'packingSlipPrices',
  (raw) => (typeof raw === 'boolean' ? raw : null),
  1,
);

/** Whether packing slips show prices, as chosen last in this browser. */
export const usePackingSlipPrices = (): boolean => useStored(prices) ?? true;
export const setPackingSlipPrices: (shown: boolean) => void = prices.set;
