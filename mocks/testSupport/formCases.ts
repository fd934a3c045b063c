/** The forms of the application that `src/app/everyScreen/formsKeepTyping.test.tsx` fills in and sends. */
import type { FaultName } from '../faults';
import { ACCOUNTS, CATALOGUE_TOKENS, DEMO_ORDERS } from '../seed/accounts';

/** Labels of the fields and what is typed: a text, true to toggle a switch, or a chosen file. "›" ends the name of a group. */
export type Typed = Readonly<Record<string, string | true | File>>;

export interface FormCase {
  name: string;
  /** null: no user is signed in. */
  account?: 'storeAdmin' | 'platformAdmin' | null;
  url: string;
  /** What leads to the form: names of buttons and of tabs, and fields to fill in. */
  opens?: readonly (string | RegExp | readonly [string | RegExp, 'tab'] | Typed)[];
  /** Role and name of the element around the fields. */
  area: readonly ['form' | 'group' | 'dialog' | 'main', string | RegExp];
  types: Typed;
  /** Name of the button or switch; null: leaving the field sends it. */
  submit: string | null;
  operation: FaultName;
  /** Number of toasts of a success; 0 where something else shows it. */
  toasts?: number;
  /** false: jsdom sends no content of files, and the backend refuses them. */
  succeeds?: false;
  /** The form is gone, or has nothing to save, after its success. */
  once?: true;
  /** false: the backend refuses to repeat a save that it has carried out. */
  repeatable?: false;
  /** The success leaves the page. */
  leaves?: true;
  /** After a 403 and a 404 the field shows the stored value: another one would be refused too. */
  refusalsReset?: true;
}

const productFile = new File(
  ['name,kind,price_per_unit\nYerba suave 1 kg,Yerba,2500\n'],
  'lista.csv',
);

const options = (tab: string) => ({ url: '/options', opens: [[tab, 'tab']] as const });

/** Every form of the application that sends something, except the registration. */
export const formCases: readonly FormCase[] = [
  {
    name: 'company data',
    ...options('MI NEGOCIO'),
    area: ['form', 'Datos del negocio'],
    types: { CUIT: '30-71234567-1', 'Razón social': 'Pepe e Hijos' },
    submit: 'Guardar datos',
    operation: 'saveStore',
  },
  {
    name: 'social networks',
    ...options('MI NEGOCIO'),
    area: ['form', 'Redes sociales'],
    types: { Instagram: 'https://www.instagram.com/pepe' },
    submit: 'Guardar redes',
    operation: 'saveStore',
  },
  {
    name: 'delivery',
    ...options('ORDENES'),
    area: ['form', 'Entrega y retiro'],
    types: { 'Entrega a domicilio': true },
    submit: 'Guardar entrega y retiro',
    operation: 'saveStore',
  },
  {
    name: 'dialog messages',
    ...options('ORDENES'),
    area: ['form', 'Mensajes del asistente'],
    types: { 'Inicio de la conversación': 'Hola, soy Pepe' },
    submit: 'Guardar mensajes',
    operation: 'saveStore',
  },
  {
    name: 'integrations',
    ...options('INTEGRACIONES'),
    area: ['form', 'Integraciones'],
    types: { 'Url de la tienda': 'https://pepe.test' },
    submit: 'Guardar integraciones',
    operation: 'saveIntegrationSettings',
  },
  {
    name: 'theme, home',
    url: '/options',
    opens: [
      ['PERSONALIZAR', 'tab'],
      ['Home', 'tab'],
    ],
    area: ['form', 'Estilo de la tienda'],
    types: { Título: 'Lo de Pepe' },
    submit: 'Guardar estilo',
    operation: 'saveTheme',
  },
  {
    name: 'theme, widget',
    url: '/options',
    opens: [
      ['PERSONALIZAR', 'tab'],
      ['Widget', 'tab'],
    ],
    area: ['form', 'Estilo de la tienda'],
    types: { 'Texto de la barra de título': 'Pepe' },
    submit: 'Guardar estilo',
    operation: 'saveTheme',
  },
  {
    name: 'payment methods',
    ...options('PAGOS'),
    area: ['form', 'Medios de pago'],
    types: { 'Mercadopago › Mensaje al cliente': 'Se paga en el local' },
    submit: 'Guardar medios de pago',
    operation: 'savePaymentMethods',
  },
  {
    name: 'password',
    ...options('SEGURIDAD'),
    area: ['form', 'Cambiar contraseña'],
    types: { 'Contraseña actual': 'Pepe1234', 'Contraseña nueva': 'Pepe5678' },
    submit: 'Cambiar contraseña',
    operation: 'changePassword',
    repeatable: false,
  },
  {
    name: 'new store user',
    ...options('SEGURIDAD'),
    area: ['form', 'Agregar usuario'],
    types: { 'Email del usuario': 'nadia@donpepe.test', 'Contraseña del usuario': 'Nadia1234' },
    submit: 'Agregar usuario',
    operation: 'addStoreUser',
  },
  {
    name: 'promo calendar',
    url: '/marketing?section=calendario',
    area: ['form', 'Calendario de promociones'],
    types: { 'Por defecto › Mensaje': 'Dos por uno en yerbas' },
    submit: 'Guardar calendario',
    operation: 'savePromos',
  },
  {
    name: 'FAQs',
    url: '/marketing?section=faqs1',
    area: ['form', 'Preguntas frecuentes'],
    types: { Entregas: 'De 9 a 20' },
    submit: 'Guardar respuestas',
    operation: 'saveStandardFaqs',
  },
  {
    name: 'marketing code',
    url: '/marketing',
    opens: ['Nuevo código'],
    area: ['form', 'Nuevo código'],
    types: {
      'Descripción/origen': 'Volante',
      'Mensaje del usuario': 'Vengo por el volante',
      'Mensaje para finalizar': 'Listo',
    },
    submit: 'Crear código',
    operation: 'saveRefcodes',
  },
  {
    name: 'new product',
    url: '/productstore',
    opens: ['Agregar un producto'],
    area: ['form', 'Producto nuevo'],
    types: { Tipo: 'Yerba', Nombre: 'Yerba suave 1 kg', Precio: '3500' },
    submit: 'Agregar producto',
    operation: 'createProduct',
  },
  {
    name: 'product',
    url: '/productstore',
    opens: ['Editar Arroz largo fino 1 kg'],
    area: ['form', /^Edición de /],
    types: { 'Nuevas etiquetas': 'oferta, nuevo' },
    submit: 'Guardar',
    operation: 'updateProduct',
    toasts: 0,
  },
  {
    name: 'administrator, WhatsApp',
    account: 'platformAdmin',
    url: '/home',
    opens: ['Editar el WhatsApp de Almacén Don Pepe'],
    area: ['dialog', /^WhatsApp de /],
    types: { 'Número de WhatsApp': '+5491145550199' },
    submit: 'Guardar',
    operation: 'updateAdminStore',
  },
  {
    name: 'administrator, reports',
    account: 'platformAdmin',
    url: '/home',
    opens: ['Editar los informes de Almacén Don Pepe'],
    area: ['dialog', /^Informes de /],
    types: { Informes: 'https://informes.test/nuevo' },
    submit: 'Guardar',
    operation: 'updateAdminStore',
  },
  {
    name: 'administrator, social networks',
    account: 'platformAdmin',
    url: '/home',
    opens: ['Redes sociales de Almacén Don Pepe'],
    area: ['dialog', /^Redes sociales de /],
    types: { Facebook: 'https://www.facebook.com/pepe' },
    submit: 'Guardar',
    operation: 'setStoreUserData',
  },
  {
    name: 'administrator, FAQs',
    account: 'platformAdmin',
    url: '/home',
    opens: ['Cargar FAQ de Almacén Don Pepe'],
    area: ['dialog', /^Cargar FAQ de /],
    types: { FAQ: '¿Hacen envíos? Sí, de lunes a sábado.' },
    submit: 'Cargar FAQ',
    operation: 'uploadStoreFaq',
  },
  {
    name: 'administrator, product file',
    account: 'platformAdmin',
    url: '/home',
    opens: [/^Carga CSV de Almacén Don Pepe/],
    area: ['dialog', /^Carga CSV de /],
    types: { 'Archivo de productos': productFile },
    submit: 'Enviar archivo',
    operation: 'importStoreProducts',
    succeeds: false,
  },
  {
    name: 'product file',
    url: '/productstore#productos-import',
    opens: [[/Lista de productos$/, 'tab']],
    area: ['group', 'Archivo de lista de productos'],
    types: { 'Archivo de lista de productos': productFile },
    submit: 'Enviar archivo',
    operation: 'uploadProductsFile',
    succeeds: false,
  },
  {
    name: 'sign-in',
    account: null,
    url: '/login',
    area: ['main', /.*/],
    types: { Email: ACCOUNTS.storeAdmin.email, Contraseña: ACCOUNTS.storeAdmin.password },
    submit: 'Ingresar',
    leaves: true,
    operation: 'login',
    toasts: 0,
  },
  {
    name: 'data of the shopper',
    account: null,
    url: '/s/donpepe',
    opens: ['Mis datos'],
    area: ['dialog', 'Mis datos'],
    types: {
      Nombre: 'Ana',
      Apellido: 'Gómez',
      Email: 'ana@correo.test',
      Teléfono: '1145550199',
    },
    submit: 'Guardar',
    operation: 'registerClient',
  },
  {
    name: 'contact of the shopper who finishes the order',
    account: null,
    url: `/productlist/${CATALOGUE_TOKENS.feiralucia}`,
    opens: [{ 'Cantidad de Banana-prata': '1' }, 'Agregar al pedido', 'Finalizar pedido'],
    area: ['dialog', 'Finalizar pedido'],
    types: { 'Nombre y apellido': 'Ana Gómez', Teléfono: '1145550199' },
    submit: 'Continuar',
    operation: 'registerClient',
    toasts: 0,
    once: true,
  },
  {
    name: 'amount of an item of the shopper',
    account: null,
    url: `/orderstatus/${DEMO_ORDERS.provisional.token}`,
    area: ['main', /.*/],
    types: { 'Cantidad de Yerba mate con palo 1 kg': '7' },
    submit: null,
    operation: 'updateOrderItem',
    toasts: 0,
    refusalsReset: true,
  },
  {
    name: 'products added from the catalogue',
    account: null,
    url: `/productlist/${CATALOGUE_TOKENS.donpepe}`,
    area: ['main', /.*/],
    types: { 'Cantidad de Arroz largo fino 1 kg': '2' },
    submit: 'Agregar al pedido',
    operation: 'addOrderItems',
  },
  {
    name: 'order',
    url: `/orderdetail/${DEMO_ORDERS.cash.alphanumId}`,
    area: ['main', /.*/],
    types: { 'Observación de la tienda': 'Sale el lunes' },
    submit: 'Guardar',
    operation: 'saveOrder',
  },
  {
    name: 'administrator, switch of a store',
    account: 'platformAdmin',
    url: '/home',
    area: ['main', /.*/],
    types: {},
    submit: 'Tienda Inactiva activa',
    operation: 'enableStore',
    once: true,
  },
  {
    name: 'email of a password recovery',
    account: null,
    url: '/recoverpass',
    area: ['main', /.*/],
    types: { Email: ACCOUNTS.storeAdmin.email },
    submit: 'Enviar código',
    operation: 'startPasswordRecover',
    toasts: 0,
    once: true,
  },
  {
    name: 'password of a password recovery',
    account: null,
    url: '/recoverpass',
    opens: [
      { Email: ACCOUNTS.storeAdmin.email },
      'Enviar código',
      { Código: '123456' },
      'Continuar',
    ],
    area: ['main', /.*/],
    types: { 'Nueva contraseña': 'Pepe5678' },
    submit: 'Cambiar contraseña',
    operation: 'passwordRecover',
    once: true,
  },
];

/** The registration, without its passwords. */
export const registration: FormCase = {
  name: 'registration',
  account: null,
  url: '/register',
  area: ['main', /.*/],
  types: {
    Email: 'nueva@tienda.test',
    'Nombre de la empresa': 'Tienda nueva',
    Hashtag: '#tiendanueva',
    Idioma: 'po',
  },
  submit: 'Registrar',
  operation: 'registerStore',
};
/** What the registration asks for again after a failure. */
export const registrationPasswords = { Contraseña: 'Clave123', 'Repetir contraseña': 'Clave123' };
