import type { ReactNode } from 'react';

import { Dialog } from '~/ui/dialog/Dialog';

/** The preview of an appearance form where it has no room beside the form. */
export function PreviewSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog edge="bottom" title="Vista previa" backCloses onClose={onClose}>
      {children}
    </Dialog>
  );
}
