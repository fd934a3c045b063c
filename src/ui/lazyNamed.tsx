import { type ComponentType, lazy, type LazyExoticComponent, useState } from 'react';

import { afterFirstView } from '~/lib/browser/firstView';
import { reloadPage } from '~/lib/browser/pageLoad';
import { CODE_LIMIT_MS, withinTime } from '~/platform/timeLimits';

import { chunkFailureText, FailedBoundary } from './Boundary';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Replaces a part whose code did not load; the state around it is kept. */
function missing<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function MissingPart(props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [text, setText] = useState(chunkFailureText);
    const [mayBeGone, setMayBeGone] = useState(false);
    if (Loaded) return <Loaded {...props} />;
    const retry = () =>
      void load().then(
        (part) => setLoaded(() => part),
        () => {
          setText(chunkFailureText());
          // A newer release may have removed the file. The browser asks first where changes are not saved.
          setMayBeGone(navigator.onLine);
        },
      );
    return (
      <FailedBoundary text={text} onRetry={retry} onReload={mayBeGone ? reloadPage : undefined} />
    );
  };
}

function Nothing() {
  return null;
}

interface Options {
  /** `idle`: once the first screen is rendered and the browser is idle; otherwise when it is first rendered. */
  when?: 'idle';
  /** Renders nothing when the code cannot be loaded. */
  quiet?: boolean;
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/**
 * A component of another module, whose code loads when it is first rendered, inside a `<Boundary>` or a `<Suspense>`. When the
 * code cannot be loaded (no connection, or a new version was deployed) it shows the reason and a retry button.
 */
export function lazyNamed<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  options?: Options,
): LazyExoticComponent<ComponentType<PropsOf<Module[Name]>>>;
export function lazyNamed<Props extends object>(
  load: () => Promise<Readonly<Record<string, ComponentType<Props>>>>,
  name: string,
  { when, quiet = false }: Options = {},
): LazyExoticComponent<ComponentType<Props>> {
  const loadNamed = async () => {
    const { [name]: component } = await withinTime(load(), CODE_LIMIT_MS);
    if (component === undefined) throw new Error(`No ${name}`);
    return component;
  };
  return lazy(async () => {
    try {
      if (when === 'idle') await afterFirstView();
      return { default: await loadNamed() };
    } catch (error) {
      console.warn('Part not loaded', error);
      return { default: quiet ? Nothing : missing(loadNamed) };
    }
  });
}
