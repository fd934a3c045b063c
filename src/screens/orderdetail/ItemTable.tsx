import { Table } from '@mantine/core';

import type { OrderItemDraft } from '~/domain/orders/orderDraft';
import { itemStatuses } from '~/domain/orders/orderStatus';
import { itemTotal } from '~/domain/orders/orderTotals';
import { formatMoney } from '~/lib/money';
import { focusAfterRemoval } from '~/ui/focusAfterRemoval';

import {
  ItemAmount,
  ItemObservation,
  ItemProduct,
  ItemStatusField,
  RemoveNewItem,
  RevisedPrice,
  unitPrice,
  type ItemsProps,
} from './itemParts';

import classes from './OrderTab.module.css';

/** The items of the order, one row each. */
export function ItemTable({ items, ...shared }: ItemsProps) {
  return (
    <div className={classes.frame}>
      <Table verticalSpacing={6} className={classes.table} aria-label="Items del pedido">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Producto</Table.Th>
            <Table.Th className={classes.number}>Cantidad y precio</Table.Th>
            <Table.Th>Precio revisado (total)</Table.Th>
            <Table.Th>Observación</Table.Th>
            <Table.Th className={classes.done}>{itemStatuses.done.label}</Table.Th>
            <Table.Th className={classes.number}>Total</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={focusAfterRemoval}>
          {items.map((item) => (
            <ItemRow key={item.key} item={item} {...shared} />
          ))}
        </Table.Tbody>
      </Table>
      {items.length === 0 ? <p className={classes.empty}>No se encontraron resultados</p> : null}
    </div>
  );
}

function ItemRow({
  item,
  symbol,
  lock,
  edit,
}: Omit<ItemsProps, 'items'> & { item: OrderItemDraft }) {
  return (
    <Table.Tr>
      <Table.Td className={classes.productCell}>
        <ItemProduct item={item} />
        <RemoveNewItem item={item} edit={edit} />
      </Table.Td>
      <Table.Td className={classes.number}>
        <ItemAmount item={item} />
        <div className={classes.dimmed}>{unitPrice(item, symbol)}</div>
      </Table.Td>
      <Table.Td className={classes.priceCell}>
        <RevisedPrice item={item} symbol={symbol} lock={lock} edit={edit} />
      </Table.Td>
      <Table.Td className={classes.observationCell}>
        <ItemObservation item={item} edit={edit} />
      </Table.Td>
      <Table.Td className={classes.done}>
        <ItemStatusField item={item} edit={edit} />
      </Table.Td>
      <Table.Td className={classes.number}>
        <strong>{formatMoney(itemTotal(item), symbol)}</strong>
      </Table.Td>
    </Table.Tr>
  );
}
