/** The jobs of a shop's day, each with its way. */
export const jobsHelp: readonly (readonly [job: string, way: string])[] = [
  [
    'cobrar al entregar',
    'En el pedido en proceso, «Solicitar pago y despachar»; al entregar, «Completar pago» y «Completar y entregar».',
  ],
  [
    'pedir una transferencia',
    '«Solicitar pago»: propone el mensaje del medio de pago (alias, CBU), que el cliente lee en su pedido. Después, «Avisarle por WhatsApp».',
  ],
  [
    'marcar varios pedidos como pagados',
    'En Pedidos o Cobros, «Elegir varios», tilde los pedidos y «Ya está pagado» o «Completar pago».',
  ],
  [
    'saber qué falta cobrar',
    'En Inicio y en Cobros, «entregados sin cobrar». Si cobró uno, ábralo y «Ya está pagado»; varios a la vez, con «Elegir varios».',
  ],
  [
    'cambiar la cantidad de un item',
    'En el pedido provisorio o pendiente, el lápiz del item. Si no hay, «No hay» pone el precio en 0. Un pedido en proceso se pasa antes a Pendiente, en Estado.',
  ],
  [
    'dejar de ofrecer un producto',
    'En Productos, «Editar» y «No ofrecer»; varios a la vez, con «Elegir varios».',
  ],
  [
    'corregir el nombre de un producto',
    'En Productos, «Editar» y «Corregir nombre, marca, unidad…».',
  ],
  [
    'aumentar los precios',
    'En Productos, «Elegir varios», «Precio», el porcentaje y a cuánto redondear. «Deshacer» vuelve atrás.',
  ],
  [
    'ver los pedidos de un cliente',
    'En Clientes toque su nombre; si no tiene email se abren sus pedidos.',
  ],
  [
    'cancelar un pedido y avisar',
    'En Estado, «Cancelado por store» y guarde; después «WhatsApp», que propone «fue cancelado».',
  ],
];
