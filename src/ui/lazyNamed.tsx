import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

import { afterFirstView } from '~/lib/browser/firstView';
import { reloadPage } from '~/lib/browser/pageLoad';
import { CODE_LIMIT_MS, withinTime } from '~/platform/timeLimits';

import { chunkFailureText, FailedBoundary } from './Boundary';
import { toast } from './feedback/toast';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface MissingProps<Props> {
  load: Load<Props>;
  /** Why the first load failed. */
  error: unknown;
  props: Props;
}

/** Stands in the place of a part whose code did not load; the state around it is kept. */
function MissingPart<Props extends object>({ load, error, props }: MissingProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [text, setText] = useState(() => chunkFailureText(error));
  const [mayBeGone, setMayBeGone] = useState(false);
  if (Loaded) return <Loaded {...props} />;
  const retry = () =>
    void load().then(
      (part) => setLoaded(() => part),
      (failure: unknown) => {
        setText(chunkFailureText(failure));
        // A newer release may have removed the file. The browser asks first where changes are not saved.
        setMayBeGone(navigator.onLine);
      },
    );
  return (
    <FailedBoundary text={text} onRetry={retry} onReload={mayBeGone ? reloadPage : undefined} />
  );
}

/** Closes a dialog or panel whose code did not load, after saying so: the next press loads it again. */
function MissingOverlay<Props extends object>({
  load,
  props,
  close,
}: Omit<MissingProps<Props>, 'error'> & { close: () => void }) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const loadAgain = useEffectEvent((isCurrent: () => boolean) =>
    load().then(
      (part) => setLoaded(() => part),
      (failure: unknown) => {
        if (!isCurrent()) return;
        toast.error(chunkFailureText(failure));
        close();
      },
    ),
  );
  useEffect(() => {
    let isMounted = true;
    void loadAgain(() => isMounted);
    return () => {
      isMounted = false;
    };
  }, []);
  return Loaded ? <Loaded {...props} /> : null;
}

/** The callbacks by which a dialog or a panel tells what opened it that it was closed. */
const CLOSERS = new Set(['onClose', 'onClosed', 'onCancel']);

function missing<Props extends object>(load: Load<Props>, error: unknown): ComponentType<Props> {
  return function Missing(props) {
    const close: unknown = Object.entries(props).find(([name]) => CLOSERS.has(name))?.[1];
    return typeof close === 'function' ? (
      <MissingOverlay load={load} props={props} close={() => close()} />
    ) : (
      <MissingPart load={load} error={error} props={props} />
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
  /** Shown while the code, or data of the part, loads; nothing by default. */
  fallback?: ReactNode;
  /** The `<Suspense>` or `<Boundary>` around it shows its own fallback instead. */
  suspends?: true;
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/**
 * A component of another module, whose code loads when it is first rendered. When the code cannot be loaded (no connection,
 * or a new version was deployed) it shows the reason and a retry button; a dialog or a panel, which has an `onClose`, says the
 * reason in a toast and closes.
 */
export function lazyNamed<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  options?: Options,
): (props: PropsOf<Module[Name]>) => ReactNode;
export function lazyNamed<Props extends object>(
  load: () => Promise<Readonly<Record<string, ComponentType<Props>>>>,
  name: string,
  { when, quiet = false, fallback = null, suspends }: Options = {},
): (props: Props) => ReactNode {
  const loadNamed = async () => {
    const { [name]: component } = await withinTime(load(), CODE_LIMIT_MS);
    if (component === undefined) throw new Error(`No ${name}`);
    return component;
  };
  const Part = lazy(async () => {
    try {
      if (when === 'idle') await afterFirstView();
      return { default: await loadNamed() };
    } catch (error) {
      console.warn('Part not loaded', error);
      return { default: quiet ? Nothing : missing(loadNamed, error) };
    }
  });
  if (suspends) return Part;
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
