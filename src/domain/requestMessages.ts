/**
 * What the backend answers to requests that the screens do not make: their choices leave no room for them. Apart from
 * `messages`, so that no visitor loads them. The rules follow from the specification, the words are ours.
 */
export const requestMessages = {
  // §3 and §9 staff, theme
  imageSlot: 'En esta posición va una imagen',
  videoSlot: 'En la posición del video va un video',
  // §3 staff, promo calendar
  promoDayRepeated: 'Hay más de una promoción para el mismo día',
  promoEmpty: 'Por favor ingrese la etiqueta o el mensaje de la promoción',
  promoTagUnknown: 'La etiqueta no existe',
  // §3 staff, standard FAQs
  faqRepeated: 'Hay más de una respuesta para la misma pregunta',
  // §7 customer, items of the cart
  cartItemStale: 'El producto cambió: vuelva a abrir el catálogo',
} as const;
