import { commonMessages } from './commonMessages';

/**
 * All messages of the product, in Spanish. Texts quoted by the specification are verbatim, including its odd spellings;
 * comments mark texts that it only describes.
 */
export const messages = {
  ...commonMessages,

  // Registration
  emailInvalid: 'Por favor ingrese un email valido',
  companyNameRequired: 'Por favor ingrese el nombre de la empresa',
  hashtagInvalid:
    'Por favor ingrese un hashtag valido (debe comenzar con #, solo letras y numeros)',
  passwordRequired: 'Por favor ingrese la contraseña',
  passwordRepeatMismatch: 'Por favor ingrese la misma contraseña',
  captchaRequired: 'Por favor, complete el CAPTCHA',

  // Password of registration and recovery
  passwordTooShort: 'La contraseña debe ser mayor a 6 digitos',
  passwordTooLong: 'Contraseña muy larga',
  passwordNeedsLettersAndNumbers: 'La contraseña debe contener numeros y letras',
  passwordInvalidCharacter: 'La contraseña posee un caracter invalido',

  // Recovery
  recoveryCodeRequired: 'Por favor ingrese el codigo enviado a su email',

  // Company data
  taxCodeRequired: 'Por favor ingrese identificacion fiscal',
  currencySymbolTooLong: 'Por favor ingrese el simbolo de la moneda (menos de 3 caracteres)',

  // Change password
  currentPasswordRequired: 'Por favor ingrese la contraseña actual valida',
  newPasswordRequired: 'Por favor ingrese la nueva contraseña',

  // Store users
  storeUserEmailRequired: 'Por favor ingrese un email',
  storeUserPasswordRequired: 'Por favor ingrese la contraseña',
  userCannotBeDeleted: 'No es posible eliminar usuario',

  // Marketing codes
  refcodeDescriptionRequired: 'Por favor ingrese la descripcion/origen',
  refcodeUserMessageRequired: 'Por favor ingrese el Mensaje del usuário',
  refcodeFinisherRequired: 'Por favor ingrese el mensaje para finalizar',
  // The limit of 25 is specified, the text is not
  refcodeMessageTooLong: 'El mensaje puede tener hasta 25 caracteres',

  // FAQ upload: the text is not specified
  faqsUploaded: 'FAQ cargadas correctamente',
  faqTextsRequired: 'Por favor ingrese al menos una FAQ',
  faqLineInvalid: 'Cada línea debe tener una FAQ: la pregunta, un espacio y la respuesta',

  // Orders
  conceptDescriptionRequired: 'Por favor ingrese la descripcion',
  conceptValueInvalid: 'Por favor ingrese valor mayor a 0',
  itemAlreadyInOrder: 'El item que desea agregar ya existe en el pedido',
  // Limits and refused order saves: the texts are not specified
  conceptUnknown: 'El concepto no existe en el pedido',
  itemAmountInvalid: 'Por favor ingrese una cantidad mayor a 0',
  itemAmountPartOfGram: 'La cantidad en gramos debe ser un número entero',
  itemAmountPartOfPackage: 'Este producto se vende por unidad entera',
  itemAmountTooMuch: 'La cantidad máxima es',
  itemUnknown: 'El item no existe en el pedido',
  saveRowRepeated: 'Una fila del pedido llegó dos veces, o cambiada y borrada a la vez',
  itemProductChanged: 'No es posible cambiar el producto de un item',
  priceNegative: 'El precio no puede ser negativo',
  amountDecimals: 'Los importes llevan hasta dos decimales',
  amountTooMuch: 'El importe máximo es',
  orderTotalNegative: 'El descuento no puede ser mayor que el total del pedido',
  shippingEmpty: 'Por favor ingrese al menos un dato del envío',
  shippingUnknown: 'El envío no existe en el pedido',
  // Forms: the text is not specified
  nothingToSave: 'No hay cambios para guardar',
  // Order detail: the texts are not specified
  orderUnknown: 'Ese pedido no existe',
  itemAdded: 'Item agregado, guarde el pedido para confirmarlo',
  requestPaymentEffect:
    'Ese total queda fijo: después no se podrán modificar items, cantidades, precios, conceptos ni costo de envío.',
  orderTotalChanged:
    'El total del pedido cambió mientras tanto. Revíselo y vuelva a solicitar el pago.',
  orderChangedElsewhere:
    'El pedido cambió mientras lo editaba (en otra pestaña o por otra persona). Sus cambios siguen acá, sin guardar.',
  orderChangedSaveBlocked: 'Elija primero qué hacer con la versión nueva del pedido',
  unsavedChanges: 'Hay cambios sin guardar. Si sale ahora, se pierden.',
  discardChanges: 'Se pierden todos los cambios sin guardar de este pedido.',
  formHasErrors: 'Hay datos por corregir antes de guardar',
  lockedByPayment: 'No es posible modificar esto, el pago ya fue fijado.',

  // Delivery and takeaway: the texts are not specified
  deliveryBothOff: 'No es posible desactivar la entrega y el retiro a la vez',

  // Products
  productTypeRequired: 'Por favor ingrese un tipo valido',
  productNameRequired: 'Por favor ingrese un nombre valido',
  // Product list and product files: the texts are not specified
  productSaved: 'Producto guardado',
  productDeleted: 'Producto eliminado',
  importFileOnlyOne: 'Elija un solo archivo por vez',
  importFileWrongType: 'El archivo debe ser CSV, XLS, XLSX u ODS',
  importFileEmpty: 'El archivo está vacío',
  importFileTooLarge: 'El archivo supera el máximo de 5 MB',
  importFileTooLargeToRead: 'El archivo supera el máximo de 20 MB',
  importUploadStopped: 'Envío detenido',

  // "Urls must be complete with {host}": the text is not specified
  urlIncomplete: 'Por favor ingrese la url completa (debe comenzar con http:// o https://)',
  // Shipping arrival date "day/month/year hour:minutes"
  dateInvalid: 'Por favor ingrese una fecha válida (DD/MM/AAAA HH:mm)',
  // Numbers are parsed in both styles unless ambiguous
  numberInvalid: 'Por favor ingrese un numero valido',
  numberAmbiguous: 'Puede leerse de dos maneras, elija una:',
  // The same for shoppers
  quantityAmbiguous:
    'El número puede leerse de dos maneras: escribí los decimales con coma y dos cifras (por ejemplo 1.234,50)',

  recoveryCodeSent:
    'Codigo enviado, por favor chequee su casilla de email. Luego copie el codigo y peguelo en el campo correspondiente.',
  passwordUpdated: 'Contraseña actualizada correctamente',

  // Success
  userRegistered: 'Usuario registrado exitosamente',
  userDataSaved: 'Datos del usuario guardados',
  storeDataSaved: 'Datos del negocio guardados',
  storeGone: 'La tienda no existe',
  faqsReviewed: 'Preguntas marcadas como revisadas',
  integrationsSaved: 'Integraciones guardadas correctamente',
  themeSaved: 'Datos del estilo guardados',
  orderUpdated: 'Orden actualizada correctamente',
  pricesUploaded: 'Actualización de precios enviada correctamente',
  productListUploaded: 'Actualización de lista de productos enviada correctamente',
  stockUploaded: 'Actualización de stock enviada correctamente',
  productDeletionUploaded: 'Lista de productos a eliminar enviada correctamente',
  productCreated: 'Producto creado',
  clientRegistered: 'Cliente registrado exitosamente',
  // Success
  logsExported: 'Logs exportados con éxito (por favor chequee el directorio de descagas)',

  // Errors
  // Logged on the console, never shown
  sessionMissingLog: 'Error user or session, redirecting',
  emptyTable: 'No se encontraron resultados',

  // Client detail: the text is not specified
  clientUnknown: 'El cliente no existe',
  clientWithoutEmail: 'El cliente no tiene email: su detalle no está disponible',

  // Payment
  paymentCompletedInfo: 'Aprobado',
  mercadopagoDefaultInfo: 'Termina tu compra con el botón Pagar',
  // Reasons of disabled controls: the texts are not specified
  requestPaymentWrongStatus: 'Solo se puede solicitar el pago de un pedido pendiente o en proceso',
  requestPaymentAlreadyRequested: 'El pago ya fue solicitado',
  requestPaymentNoMethod: 'El cliente todavía no eligió un medio de pago',
  paymentInfoLocked:
    'La información de pago solo se puede editar mientras se puede solicitar el pago',
  paymentInfoAlreadySet: 'La información de pago ya fue definida',
  statusAlreadySet: 'Ya en ese estado',
  paymentAlreadyDone: 'El pago ya está aprobado',
  completePaymentNotRequired: 'Solo se puede completar un pago solicitado',
  shippingCostWrongStatus:
    'El envío y su costo se pueden modificar cuando el pedido está en proceso o a despachar',
  shippingImported: 'Los envíos importados son de solo lectura',
  itemQuantityWrongStatus:
    'La cantidad se puede modificar cuando el pedido es provisorio o está pendiente',

  // Roles: the texts are not specified
  adminTaskOnly: 'Solo administradores',
  // Setup flags: the texts are not specified
  setupTimeAhead: 'La fecha no puede estar en el futuro',

  // Pay button
  payButtonPay: 'Pagar',
  payButtonViewStatus: 'Ver estado',
  payButtonProcessing: 'Procesando',
  payButtonWaiting: 'Esperando',
  payButtonReceived: 'Pago recibido',

  // Order summary
  pickUpInStore: 'Retira en sucursal',
  notDefined: 'No definido',
  // "a tooltip says the order is already confirmed": the text is not specified
  orderAlreadyConfirmed: 'El pedido ya fue confirmado',
  // "Finalizar pedido" needs an order in the session: the text is not specified
  finishWithoutOrder: 'No hay un pedido en la sesión',
  // An item put back, or products added, after the store confirmed the order: the texts are not specified
  orderNotCurrent: 'Este pedido ya no es el que estás armando: no se agregó nada',
  newOrderStarted: 'Tu pedido anterior ya está cerrado: empezaste uno nuevo',
  addToOrder: 'Agregar al pedido',
  productsAdded: 'Productos agregados al pedido',
  finishOrder: 'Finalizar pedido',
  // Who ordered: asked once before the first confirmation
  shopperNameRequired: 'Ingresá tu nombre',
  shopperPhoneRequired: 'Ingresá un teléfono para que la tienda pueda avisarte',
  phoneInvalid: 'Ingresá un teléfono válido: solo números, con código de área',
  clientDataEmpty: 'Completá al menos un dato',
  // Shown after the assistant's intents, which leave the screen: the texts are not specified
  orderConfirmed: 'Tu pedido fue confirmado',
  orderDiscarded: 'El pedido fue descartado',
  orderCanceledByStore: 'La tienda canceló el pedido',
  orderCanceledByClient: 'El pedido fue cancelado',
  // An order without items: the text is not specified
  orderEmpty: 'El pedido está vacío',
  // Message to the assistant for "Finalizar pedido"
  finishOrderUtterance: 'finalizar pedido',
} as const;
