import { EmptyList } from '~/components/shopper/EmptyList';
import { useStoreLang } from '~/components/shopper/useStoreLang';
import type { CustomerOrder } from '~/contract/types';
import { conceptKinds, kindOf } from '~/domain/orders/concepts';
import { formatMoney } from '~/lib/money';

import classes from './ConceptsTab.module.css';
import controls from '~/components/shopper/controls.module.css';

/** OTROS: surcharges and discounts. */
export function ConceptsTab({ order }: { order: CustomerOrder }) {
  const lang = useStoreLang();
  if (order.other_concepts.length === 0) return <EmptyList kind="concepts" />;
  return (
    <div className={controls.frame}>
      <table className={`${controls.table} ${controls.cards} ${classes.concepts}`}>
        <caption className="visually-hidden">Otros conceptos</caption>
        <thead>
          <tr>
            <th scope="col">Descripción</th>
            <th scope="col" className={controls.number}>
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
              <td className={`${controls.number} ${classes.value}`}>
                {formatMoney(amount, order.curr_symbol)}
              </td>
              <td className={classes.kind}>{conceptKinds[kindOf(amount)].customerLabel}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
