import { type ComponentType, lazy, type LazyExoticComponent, useState } from 'react';

import { chunkFailureText, FailedPart } from './Part';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Replaces a part whose code did not load; the state around it is kept. */
function missing<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return function MissingPart(props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [text, setText] = useState(chunkFailureText);
    if (Loaded) return <Loaded {...props} />;
    const retry = () =>
      void load().then(
        (part) => setLoaded(() => part),
        () => setText(chunkFailureText()),
      );
    return <FailedPart text={text} onRetry={retry} />;
  };
}

function Nothing() {
  return null;
}

/**
 * A part of a screen whose code loads when it is first rendered, inside a `<Part>` or a `<Suspense>`. When the code
 * cannot be loaded (no connection, or a new version was deployed) the part shows the reason and a retry button.
 * @param options.quiet renders nothing instead
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
