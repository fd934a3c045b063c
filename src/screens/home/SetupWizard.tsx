import { IconCircle, IconCircleCheckFilled, IconLock } from '@tabler/icons-react';

import { InternalLink } from '~/components/InternalLink';
import type { SetupFlags } from '~/contract/types';
import type { Viewer } from '~/domain/session/access';
import { setupProgress, mayDoSetupTask } from '~/domain/store/setupAccess';
import { type SetupTask, type WizardStep, wizardSteps } from '~/domain/store/setupFlags';
import { reasonOf } from '~/domain/verdict';

import { Block } from './Block';

import classes from './SetupWizard.module.css';

/** The four steps of the setup wizard, with links to their tasks; one line once what sells is ready. */
export function SetupWizard({
  setup,
  viewer,
  welcome = false,
}: {
  setup: SetupFlags;
  viewer: Viewer;
  /** For a new store: the steps take the full width. */
  welcome?: boolean;
}) {
  const { done, total, neededDone, neededTotal, next } = setupProgress(setup, viewer);
  const isReady = neededDone === neededTotal;
  return (
    <Block
      title="Configuración del negocio"
      link={<span className={classes.progressText}>{`${done} de ${total} tareas listas`}</span>}
      folded={
        isReady && !welcome
          ? `${done} de ${total}${next ? ` · Siguiente: ${next.label}` : ' tareas listas'}`
          : undefined
      }
    >
      <progress
        className={classes.progress}
        value={done}
        max={total}
        aria-label="Tareas de configuración listas"
      />
      <p className={classes.next} data-welcome={welcome || undefined}>
        {isReady
          ? 'Lo necesario para vender está listo.'
          : `Para vender: ${neededDone} de ${neededTotal} listas.`}{' '}
        {next ? <InternalLink url={next.link}>Siguiente tarea: {next.label}</InternalLink> : null}
      </p>
      <ol className={classes.steps} data-welcome={welcome || undefined}>
        {wizardSteps(setup).map((step) => (
          <Step key={step.index} step={step} viewer={viewer} />
        ))}
      </ol>
    </Block>
  );
}

function Step({ step, viewer }: { step: WizardStep; viewer: Viewer }) {
  return (
    <li className={classes.step} data-done={step.done || undefined}>
      <h3 className={classes.stepTitle}>
        <span className={classes.stepNumber} aria-hidden="true">
          {step.index + 1}
        </span>
        <InternalLink url={`/options?section=wizzard&step=${step.index}`}>
          {step.title}
        </InternalLink>
        {step.done ? <span className={classes.stepDone}>Listo</span> : null}
      </h3>
      <ul className={classes.tasks}>
        {step.tasks.map((task) => (
          <Task key={task.flag} task={task} viewer={viewer} />
        ))}
      </ul>
    </li>
  );
}

function Task({ task, viewer }: { task: SetupTask; viewer: Viewer }) {
  const reason = reasonOf(mayDoSetupTask(task.flag, viewer));
  const Icon = task.done ? IconCircleCheckFilled : reason === null ? IconCircle : IconLock;
  return (
    <li className={classes.task} data-done={task.done || undefined}>
      <Icon size={18} className={classes.taskIcon} aria-hidden="true" />
      <span>
        {reason === null ? <InternalLink url={task.link}>{task.label}</InternalLink> : task.label}
        <span className="visually-hidden">{task.done ? ' (lista)' : ' (pendiente)'}</span>
        {task.needed ? null : <span className={classes.optional}>&nbsp;opcional</span>}
        {reason === null ? null : <span className={classes.reason}>{reason}</span>}
      </span>
    </li>
  );
}
