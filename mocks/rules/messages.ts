/** Sentences that only a backend says. The specification has the rules, not these texts. */
export const requestMessages = {
  imageSlot: 'En esta posición va una imagen',
  videoSlot: 'En la posición del video va un video',
  promoDayRepeated: 'Hay más de una promoción para el mismo día',
  promoEmpty: 'Por favor ingrese la etiqueta o el mensaje de la promoción',
  promoTagUnknown: 'La etiqueta no existe',
  faqRepeated: 'Hay más de una respuesta para la misma pregunta',
  cartItemStale: 'El producto cambió: volvé a abrir el catálogo',
  fileType: 'El archivo debe ser CSV (UTF-8, separado por comas) o una planilla XLS o XLSX',
  columnMissing: 'Falta la columna',
  productUnknown: 'El producto no existe',
  listEntryUnknown: 'Un elemento de la lista no existe',
  listEntryRepeated: 'La lista tiene un elemento repetido',
  codeUnknown: 'Un código de la lista no existe',
  emailInUse: 'El email ya está en uso',
  hashtagInUse: 'El hashtag ya está en uso',
  recoveryCodeWrong: 'El código es incorrecto o ya venció',
} as const;
