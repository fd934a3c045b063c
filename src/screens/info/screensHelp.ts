import { labelOf, type MenuRoute } from '~/domain/session/menus';
import { ADMIN_HOME, ROUTES } from '~/domain/session/routes';

/** Staff screens that the help describes. */
type HelpedRoute = 'home' | MenuRoute;

/** Help for a screen. */
export interface ScreenHelp {
  name: string;
  /** URL of a staff screen, to open it from the help page. */
  to?: `/${HelpedRoute}`;
  text: string;
  /** Its tabs or actions, with their help. */
  tabs?: readonly (readonly [name: string, text: string])[];
  details?: readonly string[];
}

const screen = (route: HelpedRoute) =>
  ({ name: labelOf(ROUTES[route]), to: `/${route}` }) as const satisfies Partial<ScreenHelp>;

/** The shoppers' screens. */
export const shopperScreens: readonly ScreenHelp[] = [
  {
    name: 'Inicio de la tienda',
    text: 'Muestra la tienda, sus promociones y sus redes. Desde acá se conversa con el asistente de compras; no hace falta tener usuario.',
  },
  {
    name: 'Catálogo',
    text: 'Se abre con «Ver catálogo» o con el link que envía el asistente. Buscá por nombre o filtrá por categoría, tipo y recomendado.',
    details: [
      'El botón + suma 1 a la cantidad, o 100 en los productos por gramo; también podés escribir la cantidad.',
      'Al tocar un producto se ven su foto, su descripción y sus datos.',
      '«Agregar al pedido» envía lo elegido; «Ver pedido» y «Finalizar pedido» aparecen cuando ya hay un pedido.',
    ],
  },
  {
    name: 'Resumen del pedido',
    text: 'Muestra el estado del pedido, sus productos, el envío, los otros conceptos y el total.',
    details: [
      'Mientras el pedido es provisorio podés cambiar cantidades o quitar productos; una vez confirmado ya no se modifica.',
      'Cuando la tienda solicita el pago y elegiste Mercadopago, el botón «Pagar» abre el pago y el resultado se actualiza solo.',
    ],
  },
];

/** The sellers' screens, in the order of the menu. */
export const sellerScreens: readonly ScreenHelp[] = [
  {
    ...screen('home'),
    text: 'El día de la tienda: avisos, clientes registrados y activos, y los pedidos en ENTRANTES, EN PROCESO, A DESPACHAR y ENTREGADAS con sus cantidades y montos. También guía la puesta en marcha en cuatro pasos.',
  },
  {
    ...screen('orderlist'),
    text: 'Todos los pedidos, con filtros por cliente, fecha, estado, número de orden e id original. Al elegir uno se abre su detalle.',
    tabs: [
      ['PEDIDO', 'estado, productos, precio revisado, observaciones y pago.'],
      ['AGREGAR ITEM', 'suma productos al pedido.'],
      ['ENVIO', 'el costo y los envíos, con su código de seguimiento.'],
      ['OTROS', 'descuentos y recargos.'],
    ],
    details: [
      'Los estados se eligen libremente: Provisorio, Pendiente, En proceso, A despachar, Cobrar, Entregado, Descartado o Cancelado.',
      'El pago se puede solicitar cuando el pedido está pendiente o en proceso y el cliente eligió un medio de pago. Desde ese momento precios, conceptos y costo de envío quedan fijos.',
    ],
  },
  {
    ...screen('paymentlist'),
    text: 'Los pagos de los pedidos, con filtros por pago, medio, fecha, cliente y estado. Un pago solicitado se puede completar a mano: queda como Aprobado.',
  },
  {
    ...screen('clientlist'),
    text: 'Quiénes compran, cuándo se registraron y cuándo volvieron. El detalle muestra los datos del cliente, sus pedidos y su actividad reciente.',
  },
  {
    ...screen('productstore'),
    text: 'La lista de productos. En cada fila se cambian el precio, las etiquetas y la imagen.',
    tabs: [
      ['Agregar', 'un producto nuevo.'],
      ['Actualizar', 'los archivos masivos, que se explican más abajo.'],
      ['Modificar', 'quita las etiquetas de todos los productos.'],
    ],
  },
  {
    ...screen('marketing'),
    text: 'Cómo llegan los clientes a la tienda y qué les cuenta el asistente.',
    tabs: [
      ['ACCIONES', 'códigos QR para entrar por la web o por WhatsApp.'],
      ['CALENDARIO', 'la promoción de cada día de la semana.'],
      ['COMPARTIR', 'el link de la tienda y el código del widget para su sitio.'],
      ['FAQS y FAQS II', 'lo que responde el asistente; solo para administradores.'],
    ],
  },
  {
    ...screen('dashboard'),
    text: 'El informe general de la tienda. Aparece en el menú solo cuando la tienda tiene uno.',
  },
  {
    ...screen('options'),
    text: 'Los datos de la tienda y cómo se ve.',
    tabs: [
      ['ASISTENTE', 'la puesta en marcha, paso a paso.'],
      ['MI NEGOCIO', 'los datos del negocio y sus redes.'],
      ['ORDENES', 'entrega a domicilio y retiro.'],
      ['INTEGRACIONES', 'la conexión con su tienda de e-commerce.'],
      [
        'PERSONALIZAR',
        'textos, imágenes y colores del asistente, del inicio y del widget, con vista previa.',
      ],
      ['PAGOS', 'los medios de pago; solo para administradores.'],
      ['SEGURIDAD', 'la contraseña y los usuarios de la tienda; solo para administradores.'],
    ],
  },
];

/** The platform administrator's screen. */
export const platformScreens: readonly ScreenHelp[] = [
  {
    name: ADMIN_HOME.title,
    to: '/home',
    text: 'Todas las tiendas de la plataforma.',
    details: [
      'Cada tienda se activa o desactiva con su interruptor. El número de WhatsApp y los links de informes se editan en la fila.',
      'FAQ: se carga una por línea, la pregunta, un espacio y la respuesta. CSV: un archivo de productos por vez; el color muestra cómo terminó la última carga.',
      '«Exportar logs», en el menú, descarga los registros de todas las tiendas en un archivo comprimido.',
    ],
  },
];

/** Help for the lists. */
export const listHelp: readonly string[] = [
  'El panel de búsqueda filtra por texto (sin importar acentos ni mayúsculas), por fecha (DD/MM/AAAA, completa o solo el comienzo) y por opciones.',
  '«Exportar» descarga en una planilla lo que muestra el filtro; los títulos de las columnas ordenan la lista.',
  'Los filtros quedan en la dirección de la página: se puede guardar o compartir.',
];

/** Help for the chat commands. */
export const chatCommandHelp: readonly { commands: readonly string[]; effect: string }[] = [
  { commands: ['volver'], effect: 'Va al inicio de la tienda.' },
  { commands: ['info', 'ayuda'], effect: 'Abre esta página de ayuda.' },
  {
    commands: ['salir'],
    effect: 'Borra los datos de la sesión en este dispositivo y vuelve a cargar el inicio.',
  },
];
