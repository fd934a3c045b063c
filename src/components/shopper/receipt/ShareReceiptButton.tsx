import { Button } from '@mantine/core';

import type { CustomerOrder } from '~/contract/types';
import { homeColors } from '~/domain/store/homeColors';
import { sharePicture } from '~/lib/browser/pictureFiles';
import { useCustomerSession } from '~/session/customer';
import { toast } from '~/ui/feedback/toast';
import { useSingleFlight } from '~/ui/useSingleFlight';

/** Sends the receipt as a picture with the device's share sheet, or downloads it where there is none. */
export function ShareReceiptButton({ order }: { order: CustomerOrder }) {
  const singleFlight = useSingleFlight();
  const { store } = useCustomerSession();

  async function share() {
    try {
      const { receiptPicture } = await import('./receiptPicture');
      // Paper is light in either scheme.
      const tint = store === null ? null : homeColors(store).light.accent;
      await sharePicture(`pedido-${order.alphanum_id}.png`, await receiptPicture(order, tint));
    } catch {
      toast.error('No se pudo preparar la imagen del recibo');
    }
  }

  return (
    <Button data-ignore-double-click variant="default" onClick={() => void singleFlight(share)}>
      Compartir recibo
    </Button>
  );
}
