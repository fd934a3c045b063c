import { config } from '~/lib/config';
import { Notice } from '~/ui/feedback/Notice';

/** Says that nobody can pay with the wallet yet, and who helps. */
export function AccountMissing() {
  return (
    <Notice severity="warning">
      Sin los datos de su cuenta de Mercadopago los clientes van a poder elegirlo, pero no pagar.
      Pídalos a <a href={`mailto:${config().support.email}`}>soporte</a>.
    </Notice>
  );
}
