import { Button } from '@mantine/core';

import type { CustomerOrder } from '~/contract/types';
import { homeColors } from '~/domain/store/homeColors';
import { downloadFile } from '~/lib/browser/downloadFile';
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
      const name = `pedido-${order.alphanum_id}.png`;
      const picture = await receiptPicture(order, tint);
      const files = [new File([picture], name, { type: 'image/png' })];
      // Missing in some browsers.
      if (!('canShare' in navigator) || !navigator.canShare({ files })) {
        downloadFile(name, picture, 'image/png');
        return;
      }
      await navigator.share({ files });
    } catch (error) {
      // The shopper closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.error('No se pudo preparar la imagen del recibo');
    }
  }

  return (
    <Button data-ignore-double-click variant="default" onClick={() => void singleFlight(share)}>
      Compartir recibo
    </Button>
  );
}
