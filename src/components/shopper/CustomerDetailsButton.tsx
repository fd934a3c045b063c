import { useState } from 'react';

import { commonMessages } from '~/domain/commonMessages';
import { toast } from '~/ui/toast';

import type { CustomerDetailsDialog } from './CustomerDetailsDialog';

/**
 * "Mis datos" (readings, client register): opens the shopper's own data to see and send; for the home and the order
 * summary. The dialog loads when it is asked for.
 * @param sessionId the shopper's chat session
 */
export function CustomerDetailsButton({
  sessionId,
  className,
}: {
  sessionId: string;
  className?: string | undefined;
}) {
  const [Dialog, setDialog] = useState<typeof CustomerDetailsDialog | null>(null);
  const [open, setOpen] = useState(false);
  async function show() {
    setOpen(true);
    try {
      const loaded = await import('./CustomerDetailsDialog');
      setDialog(() => loaded.CustomerDetailsDialog);
    } catch {
      setOpen(false);
      toast.error(commonMessages.networkFailure);
    }
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void show()}>
        Mis datos
      </button>
      {open && Dialog ? <Dialog sessionId={sessionId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
