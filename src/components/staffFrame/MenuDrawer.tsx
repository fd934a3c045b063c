import '~/ui/styles/overlays';
import { Drawer } from '@mantine/core';

import { StaffMenu } from './StaffMenu';

/** The menu on a phone. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title="Menú"
      size="17rem"
      closeButtonProps={{ 'aria-label': 'Cerrar el menú' }}
    >
      <StaffMenu onNavigate={onClose} />
    </Drawer>
  );
}
