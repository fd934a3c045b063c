import { Button } from '@mantine/core';
import { useState } from 'react';

import { lazyNamed } from '~/ui/lazyNamed';

const CustomerDetailsDialog = lazyNamed(
  () => import('./CustomerDetailsDialog'),
  'CustomerDetailsDialog',
);

/** "Mis datos": opens the shopper's own data to see and change. */
export function CustomerDetailsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Mis datos
      </Button>
      {isOpen ? <CustomerDetailsDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
