import type { Store } from '~/contract/types';

/** How orders reach the shoppers: the store's two switches (§3 staff). */
export type DeliverySwitches = Pick<Store, 'delivery_enabled' | 'takeaway_enabled'>;

const other = {
  delivery_enabled: 'takeaway_enabled',
  takeaway_enabled: 'delivery_enabled',
} as const satisfies Record<keyof DeliverySwitches, keyof DeliverySwitches>;

/** The switches after one was turned; turning one off while the other is off turns the other back on (§4 staff). */
export function turnDeliverySwitch(
  { delivery_enabled, takeaway_enabled }: DeliverySwitches,
  turned: keyof DeliverySwitches,
  on: boolean,
): DeliverySwitches {
  const after = { delivery_enabled, takeaway_enabled, [turned]: on };
  if (!after.delivery_enabled && !after.takeaway_enabled) after[other[turned]] = true;
  return after;
}
