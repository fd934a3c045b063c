import { Button } from '@mantine/core';
import { useState } from 'react';

import { errorMessage } from '~/api/transport/errors';
import type { Product } from '~/contract/types';
import { BusyButton } from '~/ui/BusyButton';
import { toast } from '~/ui/feedback/toast';
import { lazyNamed } from '~/ui/lazyNamed';

import { useSendPatches } from './sentFiles';

const TextsDialog = lazyNamed(() => import('./TextsDialog'), 'TextsDialog');

/** What a file changes of one product: whether it is offered, and its texts. */
export function FileEdits({ product }: { product: Product }) {
  const { send, isSending } = useSendPatches();
  const [isOpen, setOpen] = useState(false);

  async function offer() {
    try {
      await send('products-stock', new Map([[product.id, { active: !product.active }]]));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  }

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Corregir nombre, marca, unidad…
      </Button>
      <BusyButton
        variant="default"
        data-ignore-double-click
        busy={isSending}
        onClick={() => void offer()}
      >
        {product.active ? 'No ofrecer' : 'Ofrecer'}
      </BusyButton>
      {isOpen ? <TextsDialog product={product} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
