import { Button, TextInput } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';

import { ShopEmptyList } from '~/components/shopper/ShopEmptyList';
import { ShopTable } from '~/components/shopper/ShopTable';
import type { CustomerOrder, OrderItem } from '~/contract/types';
import { mayCustomerEditItems } from '~/domain/orders/orderRules';
import { reasonOf } from '~/domain/verdict';
import { allowsMotion } from '~/lib/browser/allowsMotion';
import { pageRows } from '~/lib/pages';
import { useCustomerSession } from '~/session/customer';
import { useTypedTexts } from '~/session/typedTexts';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';
import { focusAfterRemoval } from '~/ui/focus/focusAfterRemoval';
import type { Column } from '~/ui/list/columns';
import { filterRows } from '~/ui/list/filters/filterRows';
import { Pages } from '~/ui/list/Pages';

import { headers, lockedHeaders } from './itemHeaders';
import { ItemRow, LockedItemRow } from './ItemRow';
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

/** An item that was removed a moment ago, and its place among the others. */
interface Removal {
  item: OrderItem;
  at: number;
  /** Of its row, in CSS px. */
  height: number;
  /** The time to undo it is over. */
  isOver?: boolean;
}

/** Time in which a removal can be undone, in ms. It begins again with each: no row leaves under the finger that goes on. */
const UNDO_MS = 10_000;

const isOf =
  ({ product_id }: OrderItem) =>
  ({ item }: Removal) =>
    item.product_id === product_id;

/** The items with those that were removed a moment ago, each in its place. */
function withRemoved(items: readonly OrderItem[], removed: readonly Removal[]): OrderItem[] {
  const all = [...items];
  for (const { item, at } of removed.toSorted((a, b) => a.at - b.at)) all.splice(at, 0, item);
  return all;
}

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
  const locked = reasonOf(mayCustomerEditItems(order));
  // From the request on: the undo button appears in the render that removes the row, and takes the focus.
  const [removing, setRemoving] = useState<readonly Removal[]>([]);
  const left = order.items.length;
  const count = removing.length;
  useEffect(() => {
    if (count === 0) return undefined;
    // What an empty order says takes the place of the last.
    const folds = allowsMotion() && left + count > 1;
    const timer = setTimeout(() => {
      setRemoving((before) =>
        folds
          ? before.map((removal, index) => ({ ...removal, isOver: index === 0 }))
          : before.slice(1),
      );
    }, UNDO_MS);
    return () => clearTimeout(timer);
  }, [count, left]);
  const isHeld = useCustomerSession().currentOrderToken === order.token;
  const removed = removing.filter(
    ({ item }) => isHeld && !order.items.some(({ product_id }) => product_id === item.product_id),
  );
  const items = withRemoved(order.items, removed);
  const { rows, page, pages } = pageRows(
    filterRows(items, filterColumns, filters),
    wantedPage,
    ITEMS_PER_PAGE,
  );
  const forget = (item: OrderItem) =>
    setRemoving((before) => before.filter((removal) => !isOf(item)(removal)));
  return (
    <>
      <div className={classes.bar}>
        <ItemFilters
          opened={order.items.length > ITEMS_PER_PAGE}
          filters={filters}
          onFilter={(change) => {
            setTyped((before) => ({ ...before, ...change }));
            onPage(1);
          }}
        />
        {locked === null ? null : (
          <ReasonTooltip reason={locked}>
            <Button variant="transparent" className={classes.lockButton}>
              Ya no se puede cambiar
            </Button>
          </ReasonTooltip>
        )}
      </div>
      <div ref={focusAfterRemoval} className={classes.list}>
        {rows.length === 0 ? (
          <ShopEmptyList kind={order.items.length === 0 ? 'items' : 'matches'} />
        ) : (
          <ShopTable caption="Productos del pedido" cards className={classes.items}>
            <thead>
              <tr>
                {(locked === null ? headers : lockedHeaders).map((header) => (
                  <th key={header.text} scope="col" data-number={'number' in header || undefined}>
                    <span className={'hidden' in header ? 'visually-hidden' : undefined}>
                      {header.text}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((item) => {
                const removal = removed.find((one) => one.item === item);
                return removal ? (
                  <UndoRemoval
                    key={`undo ${item.product_id}`}
                    order={order}
                    item={item}
                    height={removal.height}
                    isOver={removal.isOver === true}
                    onDone={() => forget(item)}
                  />
                ) : locked === null ? (
                  <ItemRow
                    key={item.product_id}
                    order={order}
                    item={item}
                    onRemoving={(gone, height) => {
                      setRemoving((before) => [
                        ...before.filter((removal) => !isOf(gone)(removal)),
                        {
                          item: gone,
                          at: items.indexOf(item),
                          height: height ?? before.find(isOf(gone))?.height ?? 0,
                        },
                      ]);
                    }}
                    onKept={forget}
                  />
                ) : (
                  <LockedItemRow key={item.product_id} order={order} item={item} />
                );
              })}
            </tbody>
          </ShopTable>
        )}
      </div>
      <Pages words page={page} pages={pages} onPage={onPage} />
    </>
  );
}

/** The filters by name and brand, folded into a line where the items are few. */
function ItemFilters({
  opened,
  filters,
  onFilter,
}: {
  opened: boolean;
  filters: Readonly<Record<(typeof filterNames)[number], string>>;
  onFilter: (change: Readonly<Record<string, string>>) => void;
}) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isUsed = Object.values(filters).some((text) => text !== '');
  return (
    <details
      className={classes.filters}
      open={chosen ?? (opened || isUsed)}
      onToggle={(event) => setChosen(event.currentTarget.open)}
    >
      <summary>Buscar producto</summary>
      <search>
        {filterColumns.map(({ key, header }) => (
          <TextInput
            key={key}
            label={header}
            type="search"
            autoComplete="off"
            value={filters[key]}
            onChange={(event) => onFilter({ [key]: event.currentTarget.value })}
          />
        ))}
      </search>
    </details>
  );
}
