import { section, type SpecifiedTexts } from './section';

/** Sections 7 to 9 of the staff’s specification: calls, errors, constants. */
export const staffCalls: readonly SpecifiedTexts[] = [
  ...section('000 §7', [
    [
      'contact sync: fields of a registration',
      ["'23'", "'24'", "'27'"],
      'src/screens/register/registration.test.tsx',
      'two clicks register a store once in the chosen language, and sync the contact',
    ],
    [
      'contact sync: fields of a product file',
      ["'30'", "'31'"],
      'src/screens/productstore/importPanel.test.tsx',
      'lists invalid rows, sends the others, and lists the file with its counts',
    ],
    [
      'POST /store/orders/{id}: read again after 500 ms',
      ['later: 500'],
      'src/api/transport/invalidation.test.tsx',
      'of an order invalidates the lists 500 ms later',
    ],
    [
      'POST /store/products/{id}: read again after 500 ms',
      ['later: 500'],
      'src/api/transport/invalidation.test.tsx',
      'of a changed product invalidates the list 500 ms later',
    ],
  ]),
  ...section('000 §8', [
    [
      'lost connection',
      ['Conexión no disponible, por favor intentelo de nuevo'],
      'src/screens/login/signIn.test.tsx',
      'shows a message when the connection is lost',
    ],
    [
      'no user',
      ['Error en sesion, por favor ingrese sus credenciales.'],
      'src/screens/login/signIn.test.tsx',
      'without a user: to /login, and back to the client list',
    ],
    [
      'console without a user',
      ['Error user or session, redirecting'],
      'src/app/everyScreen/specification.test.tsx',
      'a staff URL without a user is logged',
    ],
    [
      '/register',
      ['Usuario registrado exitosamente'],
      'src/screens/register/registration.test.tsx',
      'two clicks register a store once in the chosen language, and sync the contact',
    ],
    [
      '/options INTEGRACIONES',
      ['Integraciones guardadas correctamente'],
      'src/screens/options/integrationsTab.test.tsx',
      'masks the keys, requires a complete URL, and saves once',
    ],
    [
      '/options PERSONALIZAR',
      ['Datos del estilo guardados'],
      'src/screens/options/appearance/appearance.test.tsx',
      'Home: previews what is typed, opens the pictures with errors, and saves the whole theme',
    ],
    [
      '/orderdetail',
      ['Orden actualizada correctamente'],
      'src/screens/orderdetail/orderSavesOfOthers.test.tsx',
      "keeps another member's note beside a change of status",
    ],
    [
      '/productstore, prices',
      ['Actualización de precios enviada correctamente'],
      'e2e/staff/productstoreFiles.e2e.ts',
      'a price file is asked about once, fits a phone, is sent and followed until it is complete, and the prices change',
    ],
    [
      'product list',
      ['Actualización de lista de productos enviada correctamente'],
      'src/screens/adminhome/importsDialog.test.tsx',
      'sends the valid rows of a product file for a store, and shows its import until it is complete',
    ],
    [
      '/productstore, stock',
      ['Actualización de stock enviada correctamente'],
      'src/screens/productstore/importPanel.test.tsx',
      'lists invalid rows, sends the others, and lists the file with its counts',
    ],
    [
      '/productstore, removal',
      ['Lista de productos a eliminar enviada correctamente'],
      'e2e/staff/productstoreFiles.e2e.ts',
      'a deletion file of many products is sent once their number is typed, and the products go',
    ],
    [
      '/productstore, stock file',
      ['exportStock.csv'],
      'e2e/staff/productstoreFiles.e2e.ts',
      'the model of the stock is a spreadsheet, the stock a file that Excel reads',
    ],
  ]),
  ...section('000 §9', [
    [
      'toast: 2 seconds',
      ['1_999'],
      'src/ui/feedback/Toasts.test.tsx',
      'leaves after 2 seconds, a defect with its reference, too',
    ],
    [
      'QR, margin of 50 px',
      ['50 px'],
      'e2e/staff/marketing.e2e.ts',
      'a code has its QR with a 50 px margin and its URL, COMPARTIR the short link, its QR, its text and the widget code',
    ],
    [
      'share snippets: logo of 100x100, 15 px from the bottom',
      ['bottom:15px', 'width="100" height="100"'],
      'e2e/staff/marketing.e2e.ts',
      'a code has its QR with a 50 px margin and its URL, COMPARTIR the short link, its QR, its text and the widget code',
    ],
    [
      'dates as DD/MM/YYYY HH:mm, sent as YYYY-MM-DD HH:mm:ss',
      ['\\d\\d\\/\\d\\d\\/\\d{4} \\d\\d:\\d\\d', '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d'],
      'src/screens/marketing/marketingForms.test.tsx',
      'FAQS II: the knowledge base is read-only, and opening it completes the task',
    ],
    [
      'default colours of the widget, its title',
      [
        '134859',
        'ed841e',
        'f0f0f0',
        '000000',
        'e5ddd5',
        'dcf8c6',
        'f5ddb9',
        'ffffff',
        'Tienda cornerbooks',
      ],
      'src/screens/options/appearance/appearance.test.tsx',
      'Widget: defaults, contrast warning, colours saved',
    ],
    [
      'default colours of the page',
      ["'#ffffff'", "'#0263bb'"],
      'src/screens/options/appearance/appearance.test.tsx',
      'Home: has the default colours of the page at a press',
    ],
    [
      'fields of several lines: 3, the subtitle 10',
      [', 3)', ', 10)'],
      'e2e/journeys/fieldLines.e2e.ts',
      'fields of several lines show 3 lines, the subtitle of the home 10',
    ],
    [
      'knowledge base: 25 lines; 001 §9: editor of the FAQs',
      [', 25)', 'toBe(25)'],
      'e2e/journeys/fieldLines.e2e.ts',
      'the editor of the FAQs and the knowledge base show 25 lines',
    ],
    [
      '/marketing COMPARTIR, positions of the widget',
      ['Izquierda', 'Centro', "name: 'Derecha' })).toBeChecked"],
      'e2e/staff/marketing.e2e.ts',
      'a code has its QR with a 50 px margin and its URL, COMPARTIR the short link, its QR, its text and the widget code',
    ],
    [
      '/options, test of the widget: styles after 1 second',
      ['toBeGreaterThanOrEqual(1_000)'],
      'e2e/staff/optionsAppearance.e2e.ts',
      'Widget fits a phone, and its test opens the real widget with the typed colours',
    ],
    [
      '/options, label of the tax code',
      ['CUIT'],
      'src/screens/options/store/storeForms.test.tsx',
      'company data: validates, saves once, keeps typed values after a failure',
    ],
  ]),
];
