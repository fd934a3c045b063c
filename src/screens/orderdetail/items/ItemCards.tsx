import { focusAfterRemoval } from '~/ui/focus/focusAfterRemoval';

import { type ItemProps, ItemPrice, ItemProduct, type ItemsProps, ItemTotal } from './itemCells';
import { EditItemButton, ItemFields, ItemStatusField } from './itemFields';

import classes from './ItemsTab.module.css';

/** The items of the order as a list, for narrow screens. */
export function ItemCards({ items, ...shared }: ItemsProps) {
  if (items.length === 0) return <p className={classes.empty}>No se encontraron resultados</p>;
  return (
    <ul ref={focusAfterRemoval} className={classes.list} aria-label="Items del pedido">
      {items.map((item) => (
        <ItemCard key={item.key} item={item} {...shared} />
      ))}
    </ul>
  );
}

function ItemCard(props: ItemProps) {
  const isOpen = props.open.isOpen(props.item.key);
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
}
