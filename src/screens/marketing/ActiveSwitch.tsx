import { Loader, Switch } from '@mantine/core';
import { notifyManager } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { useSaveRefcodes } from '~/api/refcodes';
import { completeSetupTask } from '~/api/setupTasks';
import { toastFailure, toastSaved } from '~/components/forms/toastSaved';
import type { Refcode } from '~/contract/types';
import { messages } from '~/domain/messages';
import { withRefcodeActive } from '~/domain/store/refcodes';
import { saysError } from '~/ui/feedback/say';

import classes from './ActionsTab.module.css';

/** Activates or deactivates a code at once; a press during a save is sent after it. */
export function ActiveSwitch({ code: { code, active } }: { code: Refcode }) {
  const save = useSaveRefcodes();
  const [wanted, setWanted] = useState<boolean | null>(null);
  /** Why the last press changed nothing. */
  const [failure, setFailure] = useState<string | null>(null);
  const presses = useRef(0);
  const shown = wanted ?? active;

  async function toggle() {
    presses.current += 1;
    const press = presses.current;
    const next = !shown;
    setWanted(next);
    setFailure(null);
    try {
      const saved = await save.mutateAsync((list) => withRefcodeActive(list, code, next));
      setFailure(null);
      toastSaved(saved, messages.storeDataSaved);
      if (next) void completeSetupTask('qrs', new Date());
    } catch (error) {
      setFailure(toastFailure(error));
    } finally {
      // After the query's observers have got the saved list, so that the old state is not shown in between.
      notifyManager.schedule(() => {
        if (press === presses.current) setWanted(null);
      });
    }
  }

  return (
    <span className={classes.state}>
      <Switch
        aria-label={`Código ${code} activo`}
        checked={shown}
        aria-busy={wanted !== null}
        thumbIcon={wanted === null ? null : <Loader size={12} aria-hidden="true" />}
        onChange={() => void toggle()}
      />
      <span aria-hidden="true">{shown ? 'Activo' : 'Inactivo'}</span>
      {failure === null ? null : (
        <span ref={saysError} className={classes.failure}>
          {failure}
        </span>
      )}
    </span>
  );
}
