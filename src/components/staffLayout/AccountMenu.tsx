import '~/ui/styles/overlays';
import { ActionIcon, Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconHelpCircle, IconLogout, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

import { useSignOut } from '~/api/signOut';
import { useStored } from '~/lib/browser/storedValue';
import { useStaffSession } from '~/session/staff';
import { toast } from '~/ui/feedback/toast';

import { lettersOff } from './letterKeys';
import { alertChoice, askToNotify, playSound, useAlerts } from './newsAlerts';

/** Account menu: signed-in user, how news of orders are announced, colour scheme, help, sign out. */
export function AccountMenu() {
  const session = useStaffSession();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme();
  const signOut = useSignOut();
  return (
    // A menu may contain only items (no focus placeholder), and in the header it is part of a landmark.
    <Menu
      position="bottom-end"
      width={280}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" tabIndex={-1} aria-label="Cuenta">
          <IconUserCircle size={24} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{session?.user.email}</Menu.Label>
        {session?.store ? <AlertItems /> : null}
        <LettersItem />
        <Menu.Divider />
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

/** Switches for sound and system notifications of new orders and approved payments, off by default. */
function AlertItems() {
  const alerts = useAlerts();

  function changeSound() {
    alertChoice.set({ ...alerts, sound: !alerts.sound });
    if (!alerts.sound) void playSound();
  }

  async function changeSystem() {
    const allowed = alerts.system || (await askToNotify());
    if (!allowed) {
      toast.warning('El navegador no permite notificaciones de este sitio');
      return;
    }
    alertChoice.set({ ...alerts, system: !alerts.system });
  }

  return (
    <>
      <Menu.CheckboxItem checked={alerts.sound} onChange={changeSound}>
        Sonido de pedidos nuevos
      </Menu.CheckboxItem>
      <Menu.CheckboxItem checked={alerts.system} onChange={() => void changeSystem()}>
        Notificaciones de pedidos
      </Menu.CheckboxItem>
    </>
  );
}

/** Switch for the keys that are one letter, on by default. */
function LettersItem() {
  const isOff = useStored(lettersOff) === true;
  return (
    <Menu.CheckboxItem checked={!isOff} onChange={() => lettersOff.set(isOff ? null : true)}>
      Atajos de una sola letra
    </Menu.CheckboxItem>
  );
}
