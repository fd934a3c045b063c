import { section, type SpecifiedTexts } from './section';

/** Sections 3 to 5 of the staff’s specification: entities, states, validation. */
export const staffRules: readonly SpecifiedTexts[] = [
  ...section('000 §3', [
    [
      'POST /store/theme: 8 media',
      ['toHaveLength(8)'],
      'src/screens/options/appearance/appearance.test.tsx',
      'Home: previews what is typed, opens the pictures with errors, and saves the whole theme',
    ],
    [
      'POST /store/products/: codes of the units, the default',
      ["['unid', 'kg', 'doc', 'met', 'gr', 'lit']", "toHaveValue('unid')"],
      'src/screens/productstore/productCreation.test.tsx',
      'requires type and name, keeps what is typed after a refusal, and adds the first product of a store',
    ],
    [
      '/marketing CALENDARIO: days, Ninguna',
      ['Por defecto', 'Lunes', 'Domingo', 'Ninguna'],
      'src/screens/marketing/marketingForms.test.tsx',
      'saves the whole calendar, default and Monday to Sunday, for any user',
    ],
    [
      '/marketing ACCIONES: destinations and types',
      ['Web', 'WhatsApp', 'Simple', 'Otro'],
      'src/screens/marketing/codes.test.tsx',
      'lists the codes of an admin: every column, 15 per page, sorted by any',
    ],
    [
      '/marketing FAQS: five answers',
      ['toHaveLength(5)', 'freigt_cost'],
      'src/screens/marketing/marketingForms.test.tsx',
      'FAQS saves the five answers as a whole',
    ],
  ]),
  ...section('000 §4', [
    [
      '/orderdetail, the nine statuses',
      [
        'Provisorio',
        'Pendiente',
        'En proceso',
        'A despachar',
        'Cobrar',
        'Entregado',
        'Descartado',
        'Cancelado por store',
        'Cancelado por cliente',
      ],
      'src/app/everyScreen/specification.test.tsx',
      'the status of an order has nine choices',
    ],
    [
      '/orderlist, words and icons of payments',
      [
        'No solicitado',
        'Solicitado',
        'En proceso',
        'Aprobado',
        'Pago no definido',
        'Pago solicitado',
        'Pago en proceso',
        'Pago aprobado',
      ],
      'src/app/everyScreen/specification.test.tsx',
      'a payment that is %s has its word and its icon in lists',
    ],
    [
      '/orderdetail, locked prices',
      ['No es posible modificar esto, el pago ya fue fijado.'],
      'src/screens/orderdetail/items/ItemsTab.test.tsx',
      'open the observation alone while prices are locked',
    ],
    [
      '/options PAGOS, Mercadopago',
      ['Termina tu compra con el botón Pagar'],
      'src/screens/options/payments/paymentsTab.test.tsx',
      'Mercadopago without a message gets its default, saved at once',
    ],
    [
      'POST /store/orders/{id}, completed payment',
      ['Aprobado'],
      'e2e/staff/orderdetail.e2e.ts',
      'a save that fails leaves the page as it was, which is inert meanwhile; a requested payment is completed and keeps the edits; the focus comes back each time',
    ],
    [
      'sign-in, days of the setup flags',
      ['store: 7', 'qrs: 15', 'calendar: 10', 'pms: 21', 'faqs1: 21', 'faqs2: 21'],
      'src/app/everyScreen/specifiedFigures.test.tsx',
      'setup tasks %s their mark about the day on which they expire',
    ],
    [
      '/productstore, colours of the jobs',
      ['Sin cargas', 'Completa', 'Fallida', 'Pendiente o en proceso'],
      'src/screens/productstore/importPanel.test.tsx',
      'shows the state of the last import of an operation in its tab, white without one, and why one failed',
    ],
  ]),
  ...section('000 §5', [
    [
      '/login',
      ['Por favor ingrese el email del usuario', 'Por favor ingrese la contraseña'],
      'e2e/signedOut/login.e2e.ts',
      'reports missing fields and submits nothing; is accessible and fits a phone, where the toast of a failed load covers neither its title nor its message',
    ],
    [
      '/register',
      [
        'Por favor ingrese un email valido',
        'Por favor ingrese el nombre de la empresa',
        'Por favor ingrese un hashtag valido (debe comenzar con #, solo letras y numeros)',
      ],
      'e2e/signedOut/register.e2e.ts',
      'an empty form shows an error for each field; is accessible and fits a phone',
    ],
    [
      '/register, passwords',
      ['Por favor ingrese la misma contraseña', 'Contraseña muy larga'],
      'src/screens/register/registration.test.tsx',
      'a refused password and a wrong repeat clear the repeat',
    ],
    [
      '/register while signed in',
      ['Error, para registrar un usuario primero tiene que cerrar la sesion actual'],
      'src/app/everyScreen/specification.test.tsx',
      'refuses %s while signed in',
    ],
    [
      '/recoverpass, password and CAPTCHA',
      [
        'Por favor, complete el CAPTCHA',
        'La contraseña debe ser mayor a 6 digitos',
        'La contraseña debe contener numeros y letras',
      ],
      'src/screens/recoverpass/recovery.test.tsx',
      'validates the new password and requires the CAPTCHA',
    ],
    [
      '/options, change password',
      [
        'Por favor ingrese la contraseña actual valida',
        'Por favor ingrese la nueva contraseña',
        'La contraseña posee un caracter invalido',
      ],
      'src/screens/options/security/storeUsers.test.tsx',
      'change password: requires both, validates, and shows the server’s refusal',
    ],
    [
      '/recoverpass',
      ['Por favor ingrese el codigo enviado a su email'],
      'src/screens/recoverpass/recovery.test.tsx',
      'asks for an email, and for the code that was sent to it',
    ],
    [
      '/recoverpass, steps',
      [
        'Codigo enviado, por favor chequee su casilla de email. Luego copie el codigo y peguelo en el campo correspondiente.',
        'Contraseña actualizada correctamente',
      ],
      'e2e/signedOut/recoverpass.e2e.ts',
      'replaces a forgotten password in three steps, which are accessible and fit a phone',
    ],
    [
      '/options, company data',
      [
        'Por favor ingrese identificacion fiscal',
        'Por favor ingrese el simbolo de la moneda (menos de 3 caracteres)',
        'Datos del negocio guardados',
      ],
      'src/screens/options/store/storeForms.test.tsx',
      'company data: validates, saves once, keeps typed values after a failure',
    ],
    [
      '/options, users',
      [
        'Por favor ingrese un email',
        'Por favor ingrese la contraseña',
        'No es posible eliminar usuario',
      ],
      'src/screens/options/security/storeUsers.test.tsx',
      'store users: adds one with a generated password, deletes one after a confirmation',
    ],
    [
      '/marketing, new code',
      [
        'Por favor ingrese la descripcion/origen',
        'Por favor ingrese el Mensaje del usuário',
        'Por favor ingrese el mensaje para finalizar',
        'Datos del negocio guardados',
      ],
      'src/screens/marketing/marketingForms.test.tsx',
      'a new code requires its three texts, at most 25 characters, and is sent once',
    ],
    [
      '/orderdetail OTROS, kinds of a concept',
      ['Descuento (-)', 'Recargo (+)'],
      'src/screens/orderdetail/concepts/ConceptsTab.test.tsx',
      'adds a concept with money as people type it, and empties the form',
    ],
    [
      '/orderdetail OTROS',
      ['Por favor ingrese valor mayor a 0'],
      'src/screens/orderdetail/concepts/ConceptsTab.test.tsx',
      'keeps an invalid concept in the form with its errors',
    ],
    [
      '/orderdetail AGREGAR ITEM',
      ['El item que desea agregar ya existe en el pedido'],
      'src/screens/orderdetail/items/AddItemTab.test.tsx',
      'warns of an item that the order holds',
    ],
    [
      '/productstore, Agregar',
      ['Por favor ingrese un tipo valido', 'Por favor ingrese un nombre valido', 'Producto creado'],
      'src/screens/productstore/productCreation.test.tsx',
      'requires type and name, keeps what is typed after a refusal, and adds the first product of a store',
    ],
    [
      '/marketing, 25 characters',
      ['26 de 25 caracteres'],
      'src/screens/marketing/marketingForms.test.tsx',
      'a new code requires its three texts, at most 25 characters, and is sent once',
    ],
    [
      '/options, generated password: 8 characters',
      ['{8}'],
      'src/screens/options/security/storeUsers.test.tsx',
      'store users: adds one with a generated password, deletes one after a confirmation',
    ],
    [
      '/orderdetail ENVIO, arrival as DD/MM/YYYY HH:mm, sent as YYYY-MM-DD HH:mm:ss',
      ['1/3/2026 9:05', '2026-03-01 09:05:00'],
      'src/screens/orderdetail/orderScreen.test.tsx',
      'edits the shipping: cost, dates and link are checked and sent in wire format',
    ],
    [
      '/options PERSONALIZAR, pictures of the page',
      [
        'Al menos 1000x200 px, PNG o JPG, proporción 5:1',
        'Al menos 800x800 px, proporción 1:1 o 4:3',
      ],
      'src/screens/options/appearance/appearance.test.tsx',
      'Home: previews what is typed, opens the pictures with errors, and saves the whole theme',
    ],
    [
      '/options PERSONALIZAR, picture of the widget',
      ['Al menos 640x640 px, cuadrada, sin transparencia'],
      'src/screens/options/appearance/appearance.test.tsx',
      'Widget: defaults, contrast warning, colours saved',
    ],
  ]),
];
