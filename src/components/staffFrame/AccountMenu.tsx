import '~/ui/styles/overlays';
import { ActionIcon, Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconHelpCircle, IconLogout, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

import { useSignOut } from '~/api/signIn';
import { useStaffSession } from '~/session/staff';

/** Account menu: signed-in user, colour scheme, help, sign out. */
export function AccountMenu() {
  const session = useStaffSession();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme();
  const signOut = useSignOut();
  return (
    // A menu may contain only items (no focus placeholder), and in the header it is part of a landmark.
    <Menu
      position="bottom-end"
      width={230}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Cuenta">
          <IconUserCircle size={24} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{session?.user.email}</Menu.Label>
        <Menu.Item
          leftSection={
            scheme === 'dark' ? (
              <IconSun size={17} aria-hidden="true" />
            ) : (
              <IconMoon size={17} aria-hidden="true" />
            )
          }
          onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
        >
          {scheme === 'dark' ? 'Modo claro' : 'Modo oscuro'}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to="/info"
          leftSection={<IconHelpCircle size={17} aria-hidden="true" />}
        >
          Ayuda
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={17} aria-hidden="true" />} onClick={signOut}>
          Cerrar Sesion
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
