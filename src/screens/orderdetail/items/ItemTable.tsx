import { Table } from '@mantine/core';

import { itemStatuses } from '~/domain/orders/orderStatus';
import { focusAfterRemoval } from '~/ui/focus/focusAfterRemoval';

import { type ItemProps, ItemPrice, ItemProduct, type ItemsProps, ItemTotal } from './itemCells';
import { EditItemButton, ItemFields, ItemStatusField } from './itemFields';

import classes from './ItemsTab.module.css';

const COLUMNS = 5;

/** The items of the order, one row each; an open item has a second row with its fields. */
export function ItemTable({ items, ...shared }: ItemsProps) {
  return (
    <div className={classes.frame}>
      <Table verticalSpacing={8} className={classes.table} aria-label="Items del pedido">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Producto</Table.Th>
            <Table.Th className={classes.number}>Cantidad y precio</Table.Th>
            <Table.Th className={classes.done}>{itemStatuses.done.label}</Table.Th>
            <Table.Th className={classes.number}>Total</Table.Th>
            <Table.Th>
              <span className="visually-hidden">Editar</span>
            </Table.Th>
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

function ItemRow(props: ItemProps) {
  const isOpen = props.open.isOpen(props.item.key);
  return (
    <>
      <Table.Tr className={isOpen ? classes.openRow : undefined}>
        <Table.Td className={classes.productCell}>
          <ItemProduct {...props} />
        </Table.Td>
        <Table.Td className={`${classes.number} ${classes.priceCell}`}>
          <ItemPrice {...props} />
        </Table.Td>
        <Table.Td className={classes.done}>
          <ItemStatusField {...props} />
        </Table.Td>
        <Table.Td className={classes.number}>
          <ItemTotal {...props} />
        </Table.Td>
        <Table.Td className={classes.editCell}>
          <EditItemButton {...props} />
        </Table.Td>
      </Table.Tr>
      {isOpen ? (
        <Table.Tr className={classes.fieldsRow}>
          <Table.Td colSpan={COLUMNS}>
            <ItemFields {...props} />
          </Table.Td>
        </Table.Tr>
      ) : null}
    </>
  );
}
