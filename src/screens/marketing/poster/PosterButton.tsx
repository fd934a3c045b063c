import { Button } from '@mantine/core';
import { IconLayoutBoard } from '@tabler/icons-react';
import { useState } from 'react';

import { lazyNamed } from '~/ui/lazyNamed';

import type { PosterProps } from './PosterDialog';

const PosterDialog = lazyNamed(() => import('./PosterDialog'), 'PosterDialog');

/** Opens the poster of an address. */
export function PosterButton(poster: PosterProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLayoutBoard size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Hacer un cartel
      </Button>
      {isOpen ? <PosterDialog {...poster} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
