import { Button } from '@mantine/core';

import type { RepeatedOrder } from '~/domain/shopper/repeatOrder';
import { formatMoney } from '~/lib/money';
import { Notice } from '~/ui/feedback/Notice';

import { ShopDialog } from '../ShopDialog';
import { useStoreLang } from '../useStoreLang';

/** Lists the changes since the past order before its items are added again. */
export function RepeatOrderDialog({
  repeated: { items, gone, repriced },
  outcome,
  currency,
  onAdd,
  onClose,
}: {
  repeated: RepeatedOrder;
  /** After a lost answer to the last attempt: whether it was saved. */
  outcome: string | null;
  currency: string;
  onAdd: () => void;
  onClose: () => void;
}) {
  const lang = useStoreLang();
  const money = (price: number | null) =>
    price === null ? 'Sin precio' : formatMoney(price, currency);
  return (
    <ShopDialog
      title="Repetir pedido"
      onClose={onClose}
      foot={
        items.length === 0 ? null : (
          <Button data-ignore-double-click onClick={onAdd}>
            Agregar {items.length === 1 ? 'un producto' : `${items.length} productos`}
          </Button>
        )
      }
    >
      {gone.length === 0 ? null : (
        <div>
          <p>Ya no se venden:</p>
          <ul>
            {gone.map((name) => (
              <li key={name} lang={lang}>
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      {repriced.length === 0 ? null : (
        <div>
          <p>Tienen otro precio:</p>
          <ul>
            {repriced.map(({ name, before, now }) => (
              <li key={name}>
                <span lang={lang}>{name}</span>: antes {money(before)}, ahora {money(now)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {outcome === null ? null : <Notice severity="error">{outcome}</Notice>}
    </ShopDialog>
  );
}
