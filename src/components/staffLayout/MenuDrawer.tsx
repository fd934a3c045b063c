import '~/ui/styles/overlays';
import { Drawer } from '@mantine/core';

import { MENU_BAR_ENTRIES } from '~/domain/session/menus';
import { BackCloses } from '~/ui/dialog/useBackCloses';

import { Brand } from '../Brand';
import { StaffMenu } from './StaffMenu';

const BAR_KEYS = MENU_BAR_ENTRIES.map(({ key }) => key);

/** The menu in narrow windows: at the left, or above the menu bar that opened it, with what that lacks. */
export function MenuDrawer({
  opened,
  isFromBar,
  onClose,
  onClosed,
}: {
  opened: boolean;
  isFromBar: boolean;
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
      position={isFromBar ? 'bottom' : 'left'}
      size={isFromBar ? 'auto' : '17rem'}
      closeButtonProps={{ 'aria-label': 'Cerrar el menú' }}
    >
      {opened ? <BackCloses onBack={onClose} /> : null}
      <StaffMenu without={isFromBar ? BAR_KEYS : undefined} onNavigate={onClose} />
    </Drawer>
  );
}
