import { Notice } from '~/ui/feedback/Notice';

import type { useWhatsappNumber } from './useWhatsappNumber';

/** Which number opens; a doubtful one with the reason. */
export function WhatsappNumberNote({
  phone,
  number,
}: {
  phone: string | null;
  number: ReturnType<typeof useWhatsappNumber>;
}) {
  if (number === null) return null;
  const { doubt, shown } = number;
  if (doubt === null) {
    return (
      <p>
        Se abre <bdi translate="no">{shown}</bdi>
      </p>
    );
  }
  const what =
    doubt === 'none'
      ? 'no tiene el código del país (por ejemplo +54)'
      : 'no está completo (¿falta el código de área?)';
  return (
    <Notice severity="info">
      El teléfono {phone} {what}: WhatsApp puede no encontrarlo.
    </Notice>
  );
}
