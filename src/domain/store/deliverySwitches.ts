import type { Store } from '~/contract/types';

/** The store's delivery and takeaway switches. */
export type DeliverySwitches = Pick<Store, 'delivery_enabled' | 'takeaway_enabled'>;

export const deliverySwitches = ({
  delivery_enabled,
  takeaway_enabled,
}: Store): DeliverySwitches => ({ delivery_enabled, takeaway_enabled });

const other = {
  delivery_enabled: 'takeaway_enabled',
  takeaway_enabled: 'delivery_enabled',
} as const satisfies Record<keyof DeliverySwitches, keyof DeliverySwitches>;

/** The switches after one changed. Turning one off while the other is off turns the other back on. */
export function turnDeliverySwitch(
  { delivery_enabled, takeaway_enabled }: DeliverySwitches,
  turned: keyof DeliverySwitches,
  on: boolean,
): DeliverySwitches {
  const after = { delivery_enabled, takeaway_enabled, [turned]: on };
  if (!after.delivery_enabled && !after.takeaway_enabled) after[other[turned]] = true;
  return after;
}
