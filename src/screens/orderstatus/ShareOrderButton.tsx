import { Button } from '@mantine/core';

import { copyText } from '~/ui/copyText';

/** Shares the link of the order with the device's share sheet, or copies it where there is none. */
export function ShareOrderButton({ title }: { title: string }) {
  async function share() {
    const url = window.location.href;
    // Only secure pages of some browsers have it.
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // The shopper closed the sheet; in-app browsers have one that they do not allow to open.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await copyText(url, {
      copied: 'Enlace copiado',
      failed: 'No se pudo copiar el enlace: copialo de la barra de direcciones',
    });
  }
  return (
    <Button variant="default" onClick={() => void share()}>
      Compartir enlace
    </Button>
  );
}
