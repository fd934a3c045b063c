import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';

import { Dialog } from '../../dialog/Dialog';
import { FilterPanel } from './FilterPanel';

import classes from './FilterSheet.module.css';

/** The filters on a phone, which apply at once to the list behind it. */
export function FilterSheet({
  matchCountText,
  onClear,
  onClose,
  ...panel
}: ComponentProps<typeof FilterPanel> & {
  /** Number and name of the rows that the filters show. */
  matchCountText: string;
  onClear: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog edge="bottom" title="Filtros" backCloses onClose={onClose}>
      <FilterPanel {...panel} />
      <div className={classes.foot}>
        <Button variant="default" onClick={onClear}>
          Limpiar
        </Button>
        <Button onClick={onClose}>Ver {matchCountText}</Button>
      </div>
    </Dialog>
  );
}
