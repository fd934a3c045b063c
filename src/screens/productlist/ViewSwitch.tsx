import { Button } from '@mantine/core';

import { useStored } from '~/lib/browser/storedValue';

import { prefersShopWindow } from './catalogueView';

import classes from './ViewSwitch.module.css';

const views = [
  { name: 'Lista', icon: 'M9 6h11M9 12h11M9 18h11M5 6v.01M5 12v.01M5 18v.01', isShopWindow: false },
  {
    name: 'Vitrina',
    icon: 'M4 4h6v6h-6zM14 4h6v6h-6zM4 14h6v6h-6zM14 14h6v6h-6z',
    isShopWindow: true,
  },
] as const;

/** Shows the catalogue as a list or as a shop window; the browser remembers it. */
export function ViewSwitch() {
  const current = useStored(prefersShopWindow) === true;
  return (
    <Button.Group aria-label="Vista">
      {views.map(({ name, icon, isShopWindow }) => (
        <Button
          key={name}
          size="sm"
          variant={isShopWindow === current ? 'filled' : 'default'}
          className={classes.view}
          leftSection={
            <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
          }
          aria-pressed={isShopWindow === current}
          onClick={() => prefersShopWindow.set(isShopWindow || null)}
        >
          {name}
        </Button>
      ))}
    </Button.Group>
  );
}
