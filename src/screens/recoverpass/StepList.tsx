import classes from './StepList.module.css';

/** The steps of the recovery, in their order. */
const steps = [
  { key: 'email', label: 'Email' },
  { key: 'code', label: 'Código' },
  { key: 'password', label: 'Nueva contraseña' },
] as const;

export type RecoveryStep = (typeof steps)[number]['key'];

/** The three steps, with the current one marked. */
export function StepList({ current }: { current: RecoveryStep }) {
  const position = steps.findIndex(({ key }) => key === current);
  return (
    <ol className={classes.steps} aria-label="Pasos">
      {steps.map(({ key, label }, index) => (
        <li
          key={key}
          className={classes.step}
          data-state={stateOf(index, position)}
          aria-current={index === position ? 'step' : undefined}
        >
          {index + 1}. {label}
          {index < position ? <span className="visually-hidden"> (completado)</span> : null}
        </li>
      ))}
    </ol>
  );
}

function stateOf(index: number, position: number): 'done' | 'current' | 'next' {
  if (index === position) return 'current';
  return index < position ? 'done' : 'next';
}
