import { refuses, type Case } from '../contractCase';
import {
  discount,
  pending,
  preparing,
  refusesSave,
  shipment,
  surcharge,
  withConcept,
} from './orderSaves';
import { refusesAmounts } from './refusedValues';
import { itemsWith, makeProduct, newItem, newOrder, saveOf, saving } from './setup';

/** Which values of an order are refused. */
export const valueCases: readonly Case[] = [
  refusesSave(422, 'a new concept of 1', 'Por favor ingrese valor mayor a 0', pending, {
    other_concepts: [{ ...surcharge, amount: 1 }],
  }),
  refusesSave(
    422,
    'a concept changed to less than 1',
    'Por favor ingrese valor mayor a 0',
    withConcept,
    (order) => ({
      other_concepts: saveOf(order).other_concepts.map((one) => ({ ...one, amount: 0.5 })),
    }),
  ),
  refusesSave(422, 'a concept without description', 'Por favor ingrese la descripcion', pending, {
    other_concepts: [{ ...surcharge, description: ' ' }],
  }),
  refusesSave(
    422,
    'a concept that the order does not have',
    'El concepto no existe en el pedido',
    pending,
    {
      other_concepts: [{ id: 999_999_999, ...surcharge }],
    },
  ),
  refusesSave(
    422,
    'a discount beyond what the order is worth',
    'El descuento no puede ser mayor que el total del pedido',
    pending,
    { other_concepts: [discount(101)] },
  ),
  refuses(
    'saveOrder',
    422,
    'a new item of half a unit',
    'Este producto se vende por unidad entera',
    async (host) => {
      const order = await pending(host);
      const { id } = await makeProduct(host);
      return saving(order, { items: [...saveOf(order).items, newItem(id, 1.5)] });
    },
  ),
  refusesSave(
    422,
    'a negative revised price',
    'El precio no puede ser negativo',
    pending,
    (order) => ({
      items: itemsWith(order, { revised_price: -1 }),
    }),
  ),
  refusesSave(
    422,
    [
      'a revised price with three decimals',
      'An amount is a number with at most two decimals in the currency of the store (`curr_symbol`).',
    ],
    'Los importes llevan hasta dos decimales',
    pending,
    (order) => ({ items: itemsWith(order, { revised_price: 10.987 }) }),
  ),
  refusesSave(
    422,
    'a revised price beyond the limit of money',
    'El importe máximo es 999.999.999,99',
    pending,
    (order) => ({ items: itemsWith(order, { revised_price: 1e12 }) }),
  ),
  refusesSave(422, 'a negative shipping cost', 'El precio no puede ser negativo', preparing, {
    shipping_cost: -1,
  }),
  refusesSave(
    422,
    'an item that the order does not have',
    'El item no existe en el pedido',
    pending,
    (order) => ({
      items: itemsWith(order, { id: 999_999_999 }),
    }),
  ),
  refusesSave(
    422,
    'an item twice',
    'Una fila del pedido llegó dos veces, o cambiada y borrada a la vez',
    pending,
    (order) => ({
      items: [...saveOf(order).items, ...saveOf(order).items],
    }),
  ),
  refuses(
    'saveOrder',
    422,
    'another product for an item',
    'No es posible cambiar el producto de un item',
    async (host) => {
      const order = await pending(host);
      const { id } = await makeProduct(host);
      return saving(order, { items: itemsWith(order, { product_id: id }) });
    },
  ),
  refusesSave(422, 'a product that there is not', 'El producto no existe', pending, (order) => ({
    items: [...saveOf(order).items, newItem(999_999_999)],
  })),
  refusesSave(
    422,
    'a shipment that the order does not have',
    'El envío no existe en el pedido',
    preparing,
    {
      shipping: [{ ...shipment, id: 999_999_999 }],
    },
  ),
  refusesSave(422, 'an empty shipment', 'Por favor ingrese al menos un dato del envío', preparing, {
    shipping: [
      {
        tracking_code: null,
        transport_co: '',
        eta: null,
        link: null,
        observations: null,
        departure: null,
      },
    ],
  }),
  refusesSave(
    422,
    'a shipment with an incomplete link',
    'Por favor ingrese la url completa (debe comenzar con http:// o https://)',
    preparing,
    {
      shipping: [{ ...shipment, link: 'envios.example/1' }],
    },
  ),
  refusesSave(
    422,
    'other_concepts_del of an unknown concept',
    'El concepto no existe en el pedido',
    pending,
    {
      other_concepts_del: [999_999_999],
    },
  ),
  ...refusesAmounts('saveOrder', (amount, fields) => async (host) => {
    const order = await newOrder(host, 'pending', 1, fields);
    return saving(order, { items: itemsWith(order, { amount }) });
  }),
];
