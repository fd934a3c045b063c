import { memo } from 'react';

import { focusAfterRemoval } from '~/ui/focus/focusAfterRemoval';

import { type ItemProps, ItemPrice, ItemProduct, type ItemsProps, ItemTotal } from './itemCells';
import { EditItemButton, ItemFields, ItemStatusField } from './itemFields';

import classes from './ItemsTab.module.css';

/** The items of the order as a list, for narrow screens. */
export function ItemCards({ rows }: ItemsProps) {
  if (rows.length === 0) return <p className={classes.empty}>No se encontraron resultados</p>;
  return (
    <ul ref={focusAfterRemoval} className={classes.list} aria-label="Items del pedido">
      {rows.map((row) => (
        <ItemCard key={row.item.key} {...row} />
      ))}
    </ul>
  );
}

const ItemCard = memo(function ItemCard(props: ItemProps) {
  const { isOpen } = props;
  return (
    <li className={classes.item} data-open={isOpen || undefined}>
      <ItemStatusField {...props} />
      <ItemProduct {...props}>
        <ItemPrice {...props} />
      </ItemProduct>
      <div className={classes.number}>
        <ItemTotal {...props} />
      </div>
      <EditItemButton {...props} />
      {isOpen ? <ItemFields {...props} /> : null}
    </li>
  );
});
