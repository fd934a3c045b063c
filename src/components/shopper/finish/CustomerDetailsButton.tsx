import { Button } from '@mantine/core';
import { useState } from 'react';

import { messages } from '~/domain/messages';
import { toast } from '~/ui/feedback/toast';

import type { CustomerDetailsDialog } from './CustomerDetailsDialog';

/** "Mis datos": opens the shopper's own data to see and change. The dialog loads on the press. */
export function CustomerDetailsButton() {
  const [Dialog, setDialog] = useState<typeof CustomerDetailsDialog | null>(null);
  const [open, setOpen] = useState(false);
  async function show() {
    setOpen(true);
    try {
      const loaded = await import('./CustomerDetailsDialog');
      setDialog(() => loaded.CustomerDetailsDialog);
    } catch {
      setOpen(false);
      toast.error(messages.networkFailure);
    }
  }
  return (
    <>
      <Button variant="default" onClick={() => void show()}>
        Mis datos
      </Button>
      {open && Dialog ? <Dialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
