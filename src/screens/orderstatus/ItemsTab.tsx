import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';

import { EmptyList } from '~/components/shopper/EmptyList';
import { ShopTable } from '~/components/shopper/ShopTable';
import type { CustomerOrder, OrderItem } from '~/contract/types';
import { mayCustomerEditItems } from '~/domain/orders/orderRules';
import { reasonOf } from '~/domain/verdict';
import { useCustomerSession } from '~/session/customer';
import { useTypedTexts } from '~/session/typedTexts';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';
import { focusAfterRemoval } from '~/ui/focus/focusAfterRemoval';
import type { Column } from '~/ui/list/columns';
import { filterRows } from '~/ui/list/filterRows';
import { Pages } from '~/ui/list/Pages';
import { pageRows } from '~/ui/list/sortRows';

import { ItemRow } from './ItemRow';
import { UndoRemoval } from './UndoRemoval';

import classes from './ItemsTab.module.css';

/** Rows per page of the item table. */
export const ITEMS_PER_PAGE = 5;

/** Filters of the item table. */
const filterColumns = [
  {
    key: 'name',
    header: 'Nombre',
    text: (item) => item.product_denormalized.name,
    filter: { kind: 'text' },
  },
  {
    key: 'brand',
    header: 'Marca',
    text: (item) => item.product_denormalized.brand,
    filter: { kind: 'text' },
  },
] as const satisfies readonly Column<OrderItem>[];

/** Name of the stored texts of an order's filters. */
export const itemFilters = (token: string) => `items ${token}`;

const filterNames = filterColumns.map(({ key }) => key);

const headers = [
  { text: 'Nombre' },
  { text: 'Marca' },
  { text: 'Cantidad' },
  { text: 'Precio', number: true },
  { text: 'Total', number: true },
] as const;
/** Once confirmed, the amounts are texts that contain the price. */
const lockedHeaders = headers.filter(({ text }) => text !== 'Precio');

/** PEDIDO: the items, which can be changed only while the order is provisional. */
export function ItemsTab({
  order,
  wantedPage,
  onPage,
}: {
  order: CustomerOrder;
  wantedPage: number;
  onPage: (page: number) => void;
}) {
  const [typed, setTyped] = useTypedTexts(itemFilters(order.token), filterNames);
  const { name = '', brand = '' } = typed;
  const filters = useMemo(() => ({ name, brand }), [name, brand]);
  const filtered = useMemo(
    () => filterRows(order.items, filterColumns, filters),
    [order.items, filters],
  );
  const { rows, page, pages } = pageRows(filtered, wantedPage, ITEMS_PER_PAGE);
  const locked = reasonOf(mayCustomerEditItems(order));
  // From the request on: the undo button appears in the render that removes the row, and takes the focus.
  const [removing, setRemoving] = useState<readonly OrderItem[]>([]);
  const removed = removing.filter((item) => !order.items.some(({ id }) => id === item.id));
  const forget = (item: OrderItem) =>
    setRemoving((before) => before.filter(({ id }) => id !== item.id));
  const isHeld = useCustomerSession().currentOrderToken === order.token;
  return (
    <>
      {locked === null ? null : (
        <p className={classes.lock}>
          <ReasonTooltip reason={locked}>
            <Button variant="transparent" className={classes.lockButton}>
              Ya no se puede cambiar
            </Button>
          </ReasonTooltip>
        </p>
      )}
      <search className={classes.filters}>
        {filterColumns.map(({ key, header }) => (
          <TextInput
            key={key}
            label={header}
            type="search"
            autoComplete="off"
            value={filters[key]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setTyped((before) => ({ ...before, [key]: value }));
              onPage(1);
            }}
          />
        ))}
      </search>
      <div ref={focusAfterRemoval}>
        {rows.length === 0 ? (
          <EmptyList kind={order.items.length === 0 ? 'items' : 'matches'} />
        ) : (
          <ShopTable caption="Productos del pedido" cards className={classes.items}>
            <thead>
              <tr>
                {(locked === null ? headers : lockedHeaders).map((header) => (
                  <th key={header.text} scope="col" data-number={'number' in header || undefined}>
                    {header.text}
                  </th>
                ))}
                {locked === null ? (
                  <th scope="col">
                    <span className="visually-hidden">Quitar</span>
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {rows.map((item) => (
                <ItemRow
                  key={item.id}
                  order={order}
                  item={item}
                  locked={locked}
                  onRemoving={(gone) => setRemoving((before) => [...before, gone])}
                  onKept={forget}
                />
              ))}
            </tbody>
          </ShopTable>
        )}
        {isHeld && removed.length > 0 ? (
          <div className={classes.undo} role="status">
            {removed.map((item) => (
              <UndoRemoval key={item.id} order={order} item={item} onDone={() => forget(item)} />
            ))}
          </div>
        ) : null}
      </div>
      <Pages words page={page} pages={pages} onPage={onPage} />
    </>
  );
}
