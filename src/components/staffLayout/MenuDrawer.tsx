import '~/ui/styles/overlays';
import { Drawer } from '@mantine/core';

import { Brand } from '../Brand';
import { StaffMenu } from './StaffMenu';

/** The menu on a phone. */
export function MenuDrawer({
  opened,
  onClose,
  onClosed,
}: {
  opened: boolean;
  onClose: () => void;
  /** Called after the drawer closed; focus can return to its trigger. */
  onClosed: () => void;
}) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      title={
        <>
          <Brand />
          <span className="visually-hidden">: Menú</span>
        </>
      }
      size="17rem"
      closeButtonProps={{ 'aria-label': 'Cerrar el menú' }}
    >
      <StaffMenu onNavigate={onClose} />
    </Drawer>
  );
}
