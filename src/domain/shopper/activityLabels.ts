import { activities, type ActivityName } from './activities';

/** How the sellers read the shoppers' interactions; the words are ours. */
const labels: Readonly<Record<ActivityName, string>> = {
  [activities.home]: 'Abrió el inicio',
  [activities.promo]: 'Siguió una promoción',
  [activities.socialLink]: 'Siguió una red social',
  [activities.video]: 'Vio el video',
  [activities.chat]: 'Abrió el chat',
  [activities.productList]: 'Abrió el catálogo',
  [activities.product]: 'Vio un producto',
  [activities.productSearch]: 'Buscó productos',
  [activities.itemsAdded]: 'Agregó items',
  [activities.itemChanged]: 'Cambió una cantidad',
  [activities.itemRemoved]: 'Quitó un item',
  [activities.orderStatus]: 'Abrió su pedido',
  [activities.orderFinished]: 'Finalizó su pedido',
  [activities.paymentStarted]: 'Abrió el pago',
  [activities.paymentResult]: 'Resultado del pago',
};

/** Activities that the assistant logs itself. */
const assistantLabels: Readonly<Record<string, string>> = { chat: 'Escribió en el chat' };

function isActivityName(name: string): name is ActivityName {
  return Object.hasOwn(labels, name);
}

/** The Spanish name of an activity; one that is not known stays as it was logged. */
export function activityLabel(name: string): string {
  if (isActivityName(name)) return labels[name];
  return Object.hasOwn(assistantLabels, name) ? (assistantLabels[name] ?? name) : name;
}
