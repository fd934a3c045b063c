import { messages } from '~/domain/messages';

import { refuses, type Case } from '../contract/contractCase';
import { requestMessages } from '../rules/messages';
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
  refusesSave(422, 'a new concept of 1', messages.conceptValueInvalid, pending, {
    other_concepts: [{ ...surcharge, amount: 1 }],
  }),
  refusesSave(
    422,
    'a concept changed to less than 1',
    messages.conceptValueInvalid,
    withConcept,
    (order) => ({
      other_concepts: saveOf(order).other_concepts.map((one) => ({ ...one, amount: 0.5 })),
    }),
  ),
  refusesSave(422, 'a concept without description', messages.conceptDescriptionRequired, pending, {
    other_concepts: [{ ...surcharge, description: ' ' }],
  }),
  refusesSave(422, 'a concept that the order does not have', messages.conceptUnknown, pending, {
    other_concepts: [{ id: 999_999_999, ...surcharge }],
  }),
  refusesSave(
    422,
    'a discount beyond what the order is worth',
    messages.orderTotalNegative,
    pending,
    { other_concepts: [discount(101)] },
  ),
  refuses(
    'saveOrder',
    422,
    'a new item of half a unit',
    messages.itemAmountPartOfPackage,
    async (host) => {
      const order = await pending(host);
      const { id } = await makeProduct(host);
      return saving(order, { items: [...saveOf(order).items, newItem(id, 1.5)] });
    },
  ),
  refusesSave(422, 'a negative revised price', messages.priceNegative, pending, (order) => ({
    items: itemsWith(order, { revised_price: -1 }),
  })),
  refusesSave(
    422,
    'a revised price with three decimals',
    messages.amountDecimals,
    pending,
    (order) => ({ items: itemsWith(order, { revised_price: 10.987 }) }),
  ),
  refusesSave(
    422,
    'a revised price beyond the limit of money',
    `${messages.amountTooMuch} 999.999.999,99`,
    pending,
    (order) => ({ items: itemsWith(order, { revised_price: 1e12 }) }),
  ),
  refusesSave(422, 'a negative shipping cost', messages.priceNegative, preparing, {
    shipping_cost: -1,
  }),
  refusesSave(
    422,
    'an item that the order does not have',
    messages.itemUnknown,
    pending,
    (order) => ({
      items: itemsWith(order, { id: 999_999_999 }),
    }),
  ),
  refusesSave(422, 'an item twice', messages.saveRowRepeated, pending, (order) => ({
    items: [...saveOf(order).items, ...saveOf(order).items],
  })),
  refuses(
    'saveOrder',
    422,
    'another product for an item',
    messages.itemProductChanged,
    async (host) => {
      const order = await pending(host);
      const { id } = await makeProduct(host);
      return saving(order, { items: itemsWith(order, { product_id: id }) });
    },
  ),
  refusesSave(
    422,
    'a product that there is not',
    requestMessages.productUnknown,
    pending,
    (order) => ({ items: [...saveOf(order).items, newItem(999_999_999)] }),
  ),
  refusesSave(422, 'a shipment that the order does not have', messages.shippingUnknown, preparing, {
    shipping: [{ ...shipment, id: 999_999_999 }],
  }),
  refusesSave(422, 'an empty shipment', messages.shippingEmpty, preparing, {
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
  refusesSave(422, 'a shipment with an incomplete link', messages.urlIncomplete, preparing, {
    shipping: [{ ...shipment, link: 'envios.example/1' }],
  }),
  refusesSave(422, 'other_concepts_del of an unknown concept', messages.conceptUnknown, pending, {
    other_concepts_del: [999_999_999],
  }),
  ...refusesAmounts('saveOrder', (amount, fields) => async (host) => {
    const order = await newOrder(host, 'pending', 1, fields);
    return saving(order, { items: itemsWith(order, { amount }) });
  }),
];
