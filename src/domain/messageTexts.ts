/*
 * The texts of `messages`, each a constant: a build writes it where it is used, so that a screen loads those that it shows.
 * Texts quoted by the specification are verbatim, also where they are misspelt or name
 * another limit than their rule: `currencySymbolInvalid` (up to 3 characters), `passwordTooShort` (at least 6),
 * `conceptValueInvalid` (a new one above 1, an edited one from 1).
 */

// Login
export const loginEmailRequired = 'Por favor ingrese el email del usuario';
export const loginPasswordRequired = 'Por favor ingrese la contraseña';
// Registration
export const registrationWhileLoggedIn =
  'Error, para registrar un usuario primero tiene que cerrar la sesion actual';
export const recoveryWhileLoggedIn =
  'Error, para recuperar la contraseña primero tiene que cerrar la sesion actual';
// Errors
export const networkFailure = 'Conexión no disponible, por favor intentelo de nuevo';
export const unexpectedAnswer = 'Respuesta inesperada del servidor: se puede intentar de nuevo';
export const alreadySaved = 'Ya se guardó: solo había fallado la respuesta.';
export const sessionError = 'Error en sesion, por favor ingrese sus credenciales.';
export const otherUser = 'En otra pestaña ingresó otro usuario';
// Asks to email support for activation; the text is not specified
export const userInactive =
  'Su usuario no está activo. Por favor envie un email a soporte para solicitar la activación.';
export const unknownRoute = 'Lo sentimos, esta pagina no existe.';
export const viewOrder = 'Ver pedido';
export const viewCatalogue = 'Ver catálogo';

// Registration
export const emailInvalid = 'Por favor ingrese un email valido';
export const companyNameRequired = 'Por favor ingrese el nombre de la empresa';
export const hashtagInvalid =
  'Por favor ingrese un hashtag valido (debe comenzar con #, solo letras y numeros)';
export const passwordRequired = 'Por favor ingrese la contraseña';
export const passwordRepeatMismatch = 'Por favor ingrese la misma contraseña';
export const captchaRequired = 'Por favor, complete el CAPTCHA';

// Password of registration and recovery
export const passwordTooShort = 'La contraseña debe ser mayor a 6 digitos';
export const passwordTooLong = 'Contraseña muy larga';
export const passwordNeedsLettersAndNumbers = 'La contraseña debe contener numeros y letras';
export const passwordInvalidCharacter = 'La contraseña posee un caracter invalido';

// Recovery
export const recoveryCodeRequired = 'Por favor ingrese el codigo enviado a su email';

// Company data
export const taxCodeRequired = 'Por favor ingrese identificacion fiscal';
export const currencySymbolInvalid =
  'Por favor ingrese el simbolo de la moneda (menos de 3 caracteres)';

// Change password
export const currentPasswordRequired = 'Por favor ingrese la contraseña actual valida';
export const newPasswordRequired = 'Por favor ingrese la nueva contraseña';

// Store users
export const storeUserEmailRequired = 'Por favor ingrese un email';
export const storeUserPasswordRequired = 'Por favor ingrese la contraseña';
export const userCannotBeDeleted = 'No es posible eliminar usuario';

// Marketing codes
export const refcodeDescriptionRequired = 'Por favor ingrese la descripcion/origen';
export const refcodeUserMessageRequired = 'Por favor ingrese el Mensaje del usuário';
export const refcodeFinisherRequired = 'Por favor ingrese el mensaje para finalizar';
// The limit of 25 is specified, the text is not
export const refcodeMessageTooLong = 'El mensaje puede tener hasta 25 caracteres';

// FAQ upload: the text is not specified
export const faqTextsRequired = 'Por favor ingrese al menos una FAQ';
export const faqLineInvalid =
  'Cada línea debe tener una FAQ: la pregunta, un espacio y la respuesta';
export const faqsKnown = 'Estas FAQ ya están cargadas: no hay nada nuevo para enviar';

// Orders
export const conceptDescriptionRequired = 'Por favor ingrese la descripcion';
export const conceptValueInvalid = 'Por favor ingrese valor mayor a 0';
export const itemAlreadyInOrder = 'El item que desea agregar ya existe en el pedido';
// Limits and refused order saves: the texts are not specified
export const conceptUnknown = 'El concepto no existe en el pedido';
export const itemAmountInvalid = 'La cantidad debe ser mayor a 0';
export const itemAmountPartOfGram = 'La cantidad en gramos debe ser un número entero';
export const itemAmountPartOfPackage = 'Este producto se vende por unidad entera';
export const itemAmountTooMuch = 'La cantidad máxima es';
export const itemUnknown = 'El item no existe en el pedido';
export const saveRowRepeated = 'Una fila del pedido llegó dos veces, o cambiada y borrada a la vez';
export const itemProductChanged = 'No es posible cambiar el producto de un item';
export const priceNegative = 'El precio no puede ser negativo';
export const amountDecimals = 'Los importes llevan hasta dos decimales';
export const amountTooMuch = 'El importe máximo es';
export const orderTotalNegative = 'El descuento no puede ser mayor que el total del pedido';
export const shippingEmpty = 'Por favor ingrese al menos un dato del envío';
export const shippingUnknown = 'El envío no existe en el pedido';
// Forms: the text is not specified
export const nothingToSave = 'No hay cambios para guardar';
// Order detail: the texts are not specified
export const orderUnknown = 'Ese pedido no existe';
export const itemAdded = 'Item agregado, guarde el pedido para confirmarlo';
export const requestPaymentEffect =
  'Ese total queda fijo: después no se podrán modificar items, cantidades, precios, conceptos ni costo de envío.';
export const orderTotalChanged =
  'El total del pedido cambió mientras tanto. Revíselo y vuelva a solicitar el pago.';
export const orderChangedElsewhere =
  'El pedido cambió mientras lo editaba (en otra pestaña o por otra persona). Sus cambios siguen acá, sin guardar.';
export const orderChangedSaveBlocked = 'Elija primero qué hacer con la versión nueva del pedido';
export const unsavedChanges = 'Hay cambios sin guardar. Si sale ahora, se pierden.';
export const discardChanges = 'Se pierden todos los cambios sin guardar de este pedido.';
export const orderNotConfirmedYet = 'El cliente todavía no confirmó el pedido.';
export const orderDelivered = 'El pedido está entregado.';
export const orderDeliveredPaid = 'El pedido está entregado y pagado.';
export const paymentRequestedFirst = 'Completar pago: primero se solicita.';
export const paymentStandsDone = 'El pago está aprobado.';
export const paymentStandsProcessing = 'Pago en proceso: no se puede completar.';
export const orderClosed = 'El pedido está cerrado.';
export const clientWithoutPhone = 'El cliente no tiene un teléfono';
export const noAddress = 'No hay una dirección';
export const formHasErrors = 'Hay datos por corregir antes de guardar';
export const lockedByPayment = 'No es posible modificar esto, el pago ya fue fijado.';

// Delivery and takeaway: the texts are not specified
export const deliveryBothOff = 'No es posible desactivar la entrega y el retiro a la vez';

// Products
export const productTypeRequired = 'Por favor ingrese un tipo valido';
export const productNameRequired = 'Por favor ingrese un nombre valido';
// Product list and product files: the texts are not specified
export const productSaved = 'Producto guardado';
export const productsGone = 'Esos productos ya no existen';
export const productDeleted = 'Producto eliminado';
export const importFileOnlyOne = 'Elija un solo archivo por vez';
export const importFileWrongType = 'El archivo debe ser CSV, TXT, XLS, XLSX u ODS';
export const importFileEmpty = 'El archivo está vacío';
export const importFileTooLarge = 'El archivo supera el máximo de 5 MB';
export const importFileTooLargeToRead = 'El archivo supera el máximo de 20 MB';
export const importUploadStopped = 'Envío detenido';

// "Urls must be complete with {host}": the text is not specified
export const urlIncomplete =
  'Por favor ingrese la url completa (debe comenzar con http:// o https://)';
// Shipping arrival date "day/month/year hour:minutes"
export const dateInvalid = 'Por favor ingrese una fecha válida (DD/MM/AAAA HH:mm)';
// Numbers are parsed in both styles unless ambiguous
export const numberInvalid = 'Por favor ingrese un numero valido';
export const numberAmbiguous = 'Puede leerse de dos maneras, elija una:';
// The same for shoppers
export const quantityInvalid = 'La cantidad debe ser un número';
export const quantityAmbiguous =
  'El número puede leerse de dos maneras: escribí los decimales con coma y dos cifras (por ejemplo 1.234,50)';

export const recoveryCodeSent =
  'Codigo enviado, por favor chequee su casilla de email. Luego copie el codigo y peguelo en el campo correspondiente.';
export const passwordUpdated = 'Contraseña actualizada correctamente';

// Success
export const userRegistered = 'Usuario registrado exitosamente';
export const userDataSaved = 'Datos del usuario guardados';
export const storeDataSaved = 'Datos del negocio guardados';
export const storeGone = 'La tienda no existe';
export const faqsReviewed = 'Preguntas marcadas como revisadas';
export const integrationsSaved = 'Integraciones guardadas correctamente';
export const themeSaved = 'Datos del estilo guardados';
export const orderUpdated = 'Orden actualizada correctamente';
export const pricesUploaded = 'Actualización de precios enviada correctamente';
export const productListUploaded = 'Actualización de lista de productos enviada correctamente';
export const stockUploaded = 'Actualización de stock enviada correctamente';
export const productDeletionUploaded = 'Lista de productos a eliminar enviada correctamente';
export const productCreated = 'Producto creado';
export const clientRegistered = 'Cliente registrado exitosamente';
// Success
export const logsExported =
  'Logs exportados con éxito (por favor chequee el directorio de descagas)';

// Errors
// Logged on the console, never shown
export const sessionMissingLog = 'Error user or session, redirecting';
export const emptyTable = 'No se encontraron resultados';

// Client detail: the text is not specified
export const clientUnknown = 'El cliente no existe';
export const clientNameless = 'Sin nombre';
export const clientOrdersInstead = 'El cliente no tiene email: estos son sus pedidos';
export const clientWithoutEmail = 'El cliente no tiene email: su detalle no está disponible';

// Payment
export const paymentCompletedInfo = 'Aprobado';
export const mercadopagoDefaultInfo = 'Termina tu compra con el botón Pagar';
// Reasons of disabled controls: the texts are not specified
export const requestPaymentWrongStatus =
  'Solo se puede solicitar el pago de un pedido pendiente o en proceso. Para cobrarlo, páselo a En proceso.';
export const requestPaymentAlreadyRequested = 'El pago ya fue solicitado';
export const requestPaymentNoMethod = 'El cliente todavía no eligió un medio de pago';
export const savePaidFirst = 'Guarde antes los cambios';
export const paidPassesBack =
  'El pedido pasa por En proceso, donde se solicita el pago, y vuelve a su estado';
export const paymentInfoLocked =
  'La información de pago solo se puede editar mientras se puede solicitar el pago';
export const paymentInfoAlreadySet = 'La información de pago ya fue definida';
export const statusAlreadySet = 'Ya en ese estado';
export const paymentAlreadyDone = 'El pago ya está aprobado';
export const completePaymentNotRequired = 'Solo se puede completar un pago solicitado';
export const shippingCostWrongStatus =
  'El envío y su costo se pueden modificar cuando el pedido está en proceso o a despachar';
export const shippingImported = 'Los envíos importados son de solo lectura';
export const itemQuantityWrongStatus =
  'La cantidad se puede modificar cuando el pedido es provisorio o está pendiente. Para eso, páselo a Pendiente en Estado.';

// Roles: the texts are not specified
export const adminTaskOnly = 'Solo administradores';
// Setup flags: the texts are not specified
export const setupTimeAhead = 'La fecha no puede estar en el futuro';

// Pay button
export const payButtonPay = 'Pagar';
export const payButtonViewStatus = 'Ver estado';
export const payButtonProcessing = 'Procesando';
export const payButtonWaiting = 'Esperando';
export const payButtonReceived = 'Pago recibido';

// Order summary
export const pickUpInStore = 'Retira en sucursal';
export const notDefined = 'No definido';
// "a tooltip says the order is already confirmed": the text is not specified
export const orderAlreadyConfirmed = 'El pedido ya fue confirmado';
// "Finalizar pedido" needs an order in the session: the text is not specified
export const finishWithoutOrder = 'No hay un pedido en la sesión';
// An item put back, or products added, after the store confirmed the order: the texts are not specified
export const amountChanged =
  'La cantidad cambió mientras tanto: ya se ve la nueva. No se guardó nada.';
export const itemGone = 'El producto ya no está en el pedido. No se guardó nada.';
export const itemAddedAgain =
  'El producto se quitó y se volvió a agregar mientras tanto: revisá la cantidad.';
export const itemBackInOrder = 'El producto ya está otra vez en el pedido';
export const orderNotCurrent = 'Este pedido ya no es el que estás armando: no se agregó nada';
export const newOrderStarted = 'Tu pedido anterior ya está cerrado: empezaste uno nuevo';
export const addToOrder = 'Agregar al pedido';
export const productsAdded = 'Productos agregados al pedido';
export const finishOrder = 'Finalizar pedido';
// Who ordered: asked once before the first confirmation
export const shopperNameRequired = 'Ingresá tu nombre';
export const shopperPhoneRequired = 'Ingresá un teléfono para que la tienda pueda avisarte';
export const shopperEmailInvalid = 'Ingresá un email válido';
export const phoneInvalid = 'Ingresá un teléfono válido: solo números, con código de área';
export const clientDataEmpty = 'Completá al menos un dato';
// Shown after the assistant's intents, which leave the screen: the texts are not specified
export const orderConfirmed = 'Tu pedido fue confirmado';
export const orderDiscarded = 'El pedido fue descartado';
export const orderCanceledByStore = 'La tienda canceló el pedido';
export const orderCanceledByClient = 'El pedido fue cancelado';
// An order without items: the text is not specified
export const orderEmpty = 'El pedido está vacío';
// Message to the assistant for "Finalizar pedido"
export const finishOrderUtterance = 'finalizar pedido';
