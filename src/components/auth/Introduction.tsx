import { IconCheck } from '@tabler/icons-react';

import classes from './Introduction.module.css';

/** What the product does, beside the forms for signed-out users: a sentence and a picture of a chat that becomes an order. */
export function Introduction() {
  return (
    <aside className={classes.panel} aria-label="Qué hace">
      <p className={classes.sentence}>
        Sus clientes piden por chat. Usted recibe el pedido armado.
      </p>
      <div className={classes.picture} aria-hidden="true">
        <p className={classes.question}>Hola, ¿me mandás 2 kg de papa y una docena de huevos?</p>
        <p className={classes.answer}>¡Listo! Lo agregué a tu pedido.</p>
        <div className={classes.order}>
          <p className={classes.head}>
            Pedido nuevo
            <span className={classes.done}>
              <IconCheck size={14} /> Pagado
            </span>
          </p>
          <p>
            Papa negra <span>2 kg</span>
          </p>
          <p>
            Huevos de campo <span>1 doc.</span>
          </p>
          <p className={classes.total}>
            Total <span>$ 7.360,00</span>
          </p>
        </div>
      </div>
    </aside>
  );
}
