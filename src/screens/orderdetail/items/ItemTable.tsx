import { memo } from 'react';

import { itemStatuses } from '~/domain/orders/orderStatus';
import { focusAfterRemoval } from '~/ui/focus/focusAfterRemoval';

import { type ItemProps, ItemPrice, ItemProduct, type ItemsProps, ItemTotal } from './itemCells';
import { EditItemButton, ItemFields, ItemStatusField } from './itemFields';

import classes from './ItemsTab.module.css';

const COLUMNS = 5;

/** The items of the order, one row each; an open item has a second row with its fields. */
export function ItemTable({ rows }: ItemsProps) {
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label="Items del pedido">
        <thead>
          <tr>
            <th>Producto</th>
            <th className={classes.number}>Cantidad y precio</th>
            <th className={classes.done}>{itemStatuses.done.label}</th>
            <th className={classes.number}>Total</th>
            <th>
              <span className="visually-hidden">Editar</span>
            </th>
          </tr>
        </thead>
        <tbody ref={focusAfterRemoval}>
          {rows.map((row) => (
            <ItemRow key={row.item.key} {...row} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p className={classes.empty}>No se encontraron resultados</p> : null}
    </div>
  );
}

/** Plain cells: those of Mantine's `Table` read a context that changes whenever the table renders. */
const ItemRow = memo(function ItemRow(props: ItemProps) {
  const { isOpen } = props;
  return (
    <>
      <tr className={isOpen ? classes.openRow : undefined}>
        <td role="rowheader" className={classes.productCell}>
          <ItemProduct {...props} />
        </td>
        <td className={`${classes.number} ${classes.priceCell}`}>
          <ItemPrice {...props} />
        </td>
        <td className={classes.done}>
          <ItemStatusField {...props} />
        </td>
        <td className={classes.number}>
          <ItemTotal {...props} />
        </td>
        <td className={classes.editCell}>
          <EditItemButton {...props} />
        </td>
      </tr>
      {isOpen ? (
        <tr className={classes.fieldsRow}>
          <td colSpan={COLUMNS}>
            <ItemFields {...props} />
          </td>
        </tr>
      ) : null}
    </>
  );
});
