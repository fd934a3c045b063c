import {
  IconBasket,
  IconReceipt,
  IconShoppingBagCheck,
  IconTruckDelivery,
  IconZoomCancel,
} from '@tabler/icons-react';

import { messages } from '~/domain/messages';

import classes from './ShopEmptyListContent.module.css';

/** None of the icons is of a staff screen, whose scripts would load with it. */
const parts = {
  shipments: {
    Icon: IconTruckDelivery,
    title: 'Envíos',
    text: messages.emptyTable,
    note: 'Acá aparecen la empresa de transporte y el enlace para seguir el envío, cuando la tienda los carga.',
  },
  pickUp: {
    Icon: IconShoppingBagCheck,
    title: messages.pickUpInStore,
    text: null,
    note: 'Este pedido no se envía: se retira en la tienda.',
  },
  concepts: {
    Icon: IconReceipt,
    title: 'Otros conceptos',
    text: messages.emptyTable,
    note: 'Acá aparecen los recargos y los descuentos del pedido.',
  },
  items: {
    Icon: IconBasket,
    title: 'Productos del pedido',
    text: messages.emptyTable,
    note: 'Acá aparecen los productos que elegiste.',
  },
  products: {
    Icon: IconBasket,
    title: 'Todavía no hay productos',
    text: messages.emptyTable,
    note: 'La tienda no cargó su catálogo. Mientras tanto podés consultarle al asistente.',
  },
  matches: {
    Icon: IconZoomCancel,
    title: messages.emptyTable,
    text: null,
    note: 'Probá con otra palabra o con menos filtros.',
  },
} as const;

/** `matches`: nothing matches the filters. */
export type EmptyKind = keyof typeof parts;

/** The content of `ShopEmptyList`: what the list holds, that it is empty, and what appears there. */
export function ShopEmptyListContent({ kind }: { kind: EmptyKind }) {
  const { Icon, title, text, note } = parts[kind];
  return (
    <>
      <span className={classes.disc} aria-hidden="true">
        <Icon size={26} stroke={1.5} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      {text === null ? null : <p className={classes.text}>{text}</p>}
      <p className={classes.note}>{note}</p>
    </>
  );
}
