import { ShopEmptyList } from '~/components/shopper/ShopEmptyList';
import { ShopTable } from '~/components/shopper/ShopTable';
import { useStoreLang } from '~/components/shopper/useStoreLang';
import type { CustomerOrder } from '~/contract/types';
import { conceptKinds, conceptKindOf } from '~/domain/orders/concepts';
import { formatMoney } from '~/lib/money';

import classes from './ConceptsTab.module.css';

/** OTROS: surcharges and discounts. */
export function ConceptsTab({ order }: { order: CustomerOrder }) {
  const lang = useStoreLang();
  if (order.other_concepts.length === 0) return <ShopEmptyList kind="concepts" />;
  return (
    <ShopTable caption="Otros conceptos" cards className={classes.concepts}>
      <thead>
        <tr>
          <th scope="col">Descripción</th>
          <th scope="col" data-number>
            Valor
          </th>
          <th scope="col">Tipo</th>
        </tr>
      </thead>
      <tbody>
        {order.other_concepts.map(({ id, description, amount }) => (
          <tr key={id} className={classes.row}>
            <td className={classes.description} dir="auto" lang={lang}>
              {description}
            </td>
            <td data-number translate="no" className={classes.value}>
              {formatMoney(amount, order.curr_symbol)}
            </td>
            <td className={classes.kind}>{conceptKinds[conceptKindOf(amount)].customerLabel}</td>
          </tr>
        ))}
      </tbody>
    </ShopTable>
  );
}
