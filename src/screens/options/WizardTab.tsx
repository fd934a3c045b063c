import { Button } from '@mantine/core';
import { IconCheck, IconCircle, IconCircleCheckFilled, IconLock } from '@tabler/icons-react';

import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import { Section } from '~/components/forms/Section';
import { InternalLink } from '~/components/InternalLink';
import type { Viewer } from '~/domain/session/access';
import { setupProgress, mayDoSetupTask } from '~/domain/store/setupAccess';
import {
  type SetupFlag,
  type SetupTask,
  wizardStepOf,
  wizardSteps,
} from '~/domain/store/setupFlags';
import { reasonOf } from '~/domain/verdict';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';

import { useOpenedOptions } from './openedOptions';

import classes from './WizardTab.module.css';

const hints = {
  store: 'Identificación fiscal, dirección y contacto. Se vuelve a confirmar cada 7 días.',
  crew: 'Las personas que atienden la tienda, cada una con su usuario.',
  wsnumber: 'El número al que escriben los clientes, en las redes del negocio.',
  products: 'El catálogo: de a uno o con un archivo.',
  sales: 'Si la tienda entrega a domicilio, si se retira en el local, o las dos cosas.',
  bot: 'Los textos, los colores y el avatar del asistente.',
  pms: 'Cómo se puede pagar y qué se le dice al cliente en cada caso.',
  faqs1: 'Las respuestas a lo que más se pregunta.',
  faqs2: 'Lo que el asistente sabe de la tienda.',
  qrs: 'Códigos para carteles, volantes y redes.',
  calendar: 'La promoción de cada día de la semana.',
} as const satisfies Record<SetupFlag, string>;

/** ASISTENTE: the setup wizard, one of four steps at a time. */
export function WizardTab({ store, viewer }: ConfigurationTabProps) {
  const { opened, open } = useOpenedOptions();
  const steps = wizardSteps(store.setup);
  const { done, total } = setupProgress(store.setup, viewer);
  const shown = wizardStepOf(opened?.step, store.setup);
  const step = steps[shown];
  const go = (to: number) => open({ tab: 'setup', step: to });
  if (!step) return null;
  return (
    <Section
      title="Configuración del negocio"
      hint={`Cuatro pasos para dejar la tienda lista. ${done} de ${total} tareas listas.`}
    >
      <ol className={classes.steps}>
        {steps.map(({ index, title, done: isDone }) => (
          <li key={index}>
            <button
              type="button"
              className={classes.step}
              data-done={isDone || undefined}
              aria-current={index === shown ? 'step' : undefined}
              onClick={() => go(index)}
            >
              <span className={classes.number} aria-hidden="true">
                {isDone ? <IconCheck size={16} /> : index + 1}
              </span>
              {title}
              <span className="visually-hidden">{isDone ? ' (listo)' : ' (pendiente)'}</span>
            </button>
          </li>
        ))}
      </ol>
      <h3 className={classes.title}>
        Paso {shown + 1}: {step.title}
      </h3>
      <ul className={classes.tasks}>
        {step.tasks.map((task) => (
          <Task key={task.flag} task={task} viewer={viewer} />
        ))}
      </ul>
      <div className={classes.moves}>
        <ReasonTooltip reason={shown === 0 ? 'Es el primer paso' : null}>
          <Button variant="default" onClick={() => go(shown - 1)}>
            Anterior
          </Button>
        </ReasonTooltip>
        <ReasonTooltip reason={shown === steps.length - 1 ? 'Es el último paso' : null}>
          <Button onClick={() => go(shown + 1)}>Siguiente</Button>
        </ReasonTooltip>
      </div>
    </Section>
  );
}

function Task({ task, viewer }: { task: SetupTask; viewer: Viewer }) {
  const reason = reasonOf(mayDoSetupTask(task.flag, viewer));
  const Icon = task.done ? IconCircleCheckFilled : reason === null ? IconCircle : IconLock;
  return (
    <li className={classes.task} data-done={task.done || undefined}>
      <Icon size={22} className={classes.icon} aria-hidden="true" />
      <span>
        {reason === null ? <InternalLink url={task.link}>{task.label}</InternalLink> : task.label}
        <span className="visually-hidden">{task.done ? ' (lista)' : ' (pendiente)'}</span>
        <span className={classes.hint}>{reason ?? hints[task.flag]}</span>
      </span>
    </li>
  );
}
