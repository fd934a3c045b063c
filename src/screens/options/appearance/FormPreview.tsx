import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

import { lazyNamed } from '~/ui/lazyNamed';
import { useFromWidth } from '~/ui/theme/useFromWidth';

import classes from './AppearanceTab.module.css';

const PreviewSheet = lazyNamed(() => import('./PreviewSheet'), 'PreviewSheet');

/**
 * The live preview beside an appearance form; where it has no room, a button that stays in sight opens it.
 * @param label accessible name of the region
 */
export function FormPreview({ label, children }: { label: string; children: ReactNode }) {
  const hasRoom = useFromWidth('lg');
  const [opened, setOpened] = useState(false);
  return (
    <aside className={classes.preview} aria-label={label}>
      {hasRoom ? (
        <>
          <h2 className={classes.previewTitle}>Vista previa</h2>
          {children}
        </>
      ) : (
        <Button
          variant="default"
          fullWidth
          leftSection={<IconEye size={18} aria-hidden="true" />}
          onClick={() => setOpened(true)}
        >
          Vista previa
        </Button>
      )}
      {opened && !hasRoom ? (
        <PreviewSheet onClose={() => setOpened(false)}>{children}</PreviewSheet>
      ) : null}
    </aside>
  );
}
