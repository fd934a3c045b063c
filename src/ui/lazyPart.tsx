import { type ComponentType, lazy, type LazyExoticComponent, useState } from 'react';

import classes from './lazyPart.module.css';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** In the place of a part that did not come: what is around it stays as it is, with all that was typed. */
function missing<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function MissingPart(props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    if (Part) return <Part {...props} />;
    const again = () =>
      void load().then(
        (part) => setPart(() => part),
        () => undefined,
      );
    return (
      <p className={classes.missing} role="alert">
        No se pudo cargar esta parte. Revise la conexión, o recargue la página si continúa.{' '}
        <button type="button" className={classes.again} onClick={again}>
          Reintentar
        </button>
      </p>
    );
  };
}

function Nothing() {
  return null;
}

/**
 * A part of a screen whose code loads when it is first drawn, inside a `<Suspense>`. When its code cannot be had (no
 * connection, a newer version put in place) it says so where it would stand, and can be tried again.
 * @param options.quiet for what only helps: nothing stands in its place.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { quiet = false }: { quiet?: boolean } = {},
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of the screen did not load', error);
      return { default: quiet ? Nothing : missing(load) };
    }
  });
}
