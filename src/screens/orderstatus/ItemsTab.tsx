import { useMemo, useState } from 'react';

import { Pager } from '~/components/shopper/Pager';
import type { CustomerOrder, OrderItem } from '~/contract/types';
import { messages } from '~/domain/messages';
import { mayCustomerEditItems } from '~/domain/orders/orderRules';
import { reasonOf } from '~/domain/verdict';
import { focusAfterRemoval } from '~/ui/focusAfterRemoval';
import type { Column } from '~/ui/list/columns';
import { filterRows } from '~/ui/list/filterRows';
import { pageRows } from '~/ui/list/sortRows';

import { ItemRow } from './ItemRow';

import classes from './ItemsTab.module.css';
import controls from '~/components/shopper/controls.module.css';

/** Rows per page of the item table (§2, §9 customer). */
const PAGE_SIZE = 5;

/** What the item table is filtered by (§2 customer: name and brand). */
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

const headers = [
  { text: 'Nombre' },
  { text: 'Marca' },
  { text: 'Cantidad' },
  { text: 'Unidad' },
  { text: 'Precio', number: true },
  { text: 'Total', number: true },
] as const;

/** PEDIDO: the items, which change only while the order is provisional (§2, §4 customer). */
export function ItemsTab({ order }: { order: CustomerOrder }) {
  const [filters, setFilters] = useState({ name: '', brand: '' });
  const [wantedPage, setWantedPage] = useState(1);
  const filtered = useMemo(
    () => filterRows(order.items, filterColumns, filters),
    [order.items, filters],
  );
  const { rows, page, pages } = pageRows(filtered, wantedPage, PAGE_SIZE);
  const locked = reasonOf(mayCustomerEditItems(order));
  return (
    <>
      <search className={classes.filters}>
        {filterColumns.map(({ key, header }) => (
          <label key={key} className={controls.field}>
            {header}
            <input
              type="search"
              className={controls.input}
              autoComplete="off"
              value={filters[key]}
              onChange={(event) => {
                setFilters({ ...filters, [key]: event.currentTarget.value });
                setWantedPage(1);
              }}
            />
          </label>
        ))}
      </search>
      <div className={controls.frame} ref={focusAfterRemoval}>
        <table className={`${controls.table} ${controls.cards} ${classes.items}`}>
          <caption className="visually-hidden">Productos del pedido</caption>
          <thead>
            <tr>
              {headers.map((header) => (
                <th
                  key={header.text}
                  scope="col"
                  className={'number' in header ? controls.number : undefined}
                >
                  {header.text}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">Quitar</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((item) => (
              <ItemRow key={item.id} order={order} item={item} locked={locked} />
            ))}
          </tbody>
        </table>
        {rows.length === 0 ? <p className={controls.empty}>{messages.emptyTable}</p> : null}
      </div>
      <Pager page={page} pages={pages} onPage={setWantedPage} />
    </>
  );
}
