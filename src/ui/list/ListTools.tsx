import { Button } from '@mantine/core';

import { lazyNamed } from '../lazyNamed';
import { ExportButton } from './export/ExportButton';
import { useExport } from './export/useExport';
import type { PhoneAction } from './ListOptions';
import type { List } from './useList';

import classes from './ListTools.module.css';

const ListOptions = lazyNamed(() => import('./ListOptions'), 'ListOptions', {
  when: 'idle',
  quiet: true,
});

/** The tools of a list: the choice of rows where it offers one, the export, and the menu of its options. */
export function ListTools<Row>({
  list,
  phoneActions,
}: {
  list: List<Row>;
  /** Actions of the screen that a phone has in the menu. */
  phoneActions?: readonly PhoneAction[];
}) {
  const exporting = useExport(list.matching, list.columns, list.name);
  return (
    <>
      {list.toggleChoice ? (
        <Button
          variant={list.selection ? 'light' : 'default'}
          size="sm"
          tabIndex={-1}
          className={classes.roomy}
          aria-pressed={list.selection !== null}
          data-shortcut="select"
          onClick={list.toggleChoice}
        >
          Elegir varios
        </Button>
      ) : null}
      <ExportButton of={exporting} className={classes.wide} />
      <span className={classes.options}>
        <ListOptions list={list} onExport={exporting.run} actions={phoneActions} />
      </span>
    </>
  );
}
