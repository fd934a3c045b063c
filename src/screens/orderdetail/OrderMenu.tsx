import '~/ui/styles/overlays';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPrinter } from '@tabler/icons-react';

import { setPackingSlipPrices, usePackingSlipPrices } from '~/session/packingSlips';

/** What can be done with an order besides editing it: its packing slip is printed, with prices or without. */
export function OrderMenu() {
  const withPrices = usePackingSlipPrices();
  return (
    <Menu
      position="bottom-end"
      width={200}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="Imprimir y más" data-shortcut="print">
          <IconDots size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Imprimir
        </Menu.Item>
        <Menu.CheckboxItem checked={withPrices} onChange={setPackingSlipPrices}>
          Con precios
        </Menu.CheckboxItem>
      </Menu.Dropdown>
    </Menu>
  );
}
