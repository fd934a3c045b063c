import { useState } from 'react';

import { InternalLink } from '~/components/InternalLink';
import { viewerOf } from '~/domain/session/access';
import { nextSetupTask } from '~/domain/store/setupAccess';
import { type SetupTask, wizardSteps } from '~/domain/store/setupFlags';
import type { StaffSession } from '~/session/staff';
import { useBarHeight } from '~/ui/useBarHeight';

import classes from './NextTask.module.css';

const tasksOf = (session: StaffSession) =>
  session.store ? wizardSteps(session.store.setup).flatMap(({ tasks }) => tasks) : [];

/** A bar at the bottom of the window after a save that completed a setup task: names it and links to the next one. */
export function NextTask({ session }: { session: StaffSession }) {
  const [seen, setSeen] = useState(session);
  const [completed, setCompleted] = useState<SetupTask | null>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useBarHeight(bar);
  if (seen !== session) {
    const before = tasksOf(seen);
    const now = tasksOf(session).find(
      ({ flag, done }) => done && before.some((task) => task.flag === flag && !task.done),
    );
    setSeen(session);
    if (now) setCompleted(now);
  }
  const next = session.store ? nextSetupTask(session.store.setup, viewerOf(session)) : null;
  return (
    <div role="status" className={classes.place}>
      {completed ? (
        <p ref={setBar} className={classes.bar}>
          <span className={classes.text}>Tarea lista: {completed.label}.</span>
          {next ? (
            <InternalLink url={next.link} onFollow={() => setCompleted(null)}>
              Siguiente tarea: {next.label}
            </InternalLink>
          ) : (
            'La configuración está completa.'
          )}
          <button type="button" className={classes.close} onClick={() => setCompleted(null)}>
            Ahora no
          </button>
        </p>
      ) : null}
    </div>
  );
}
