import { toast } from '~/ui/feedback/toast';

/**
 * The answer of a call to a worker; null after a failure, usually because the worker was closed: its file is being read
 * again.
 */
export const orNull = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null);

/** {@link orNull} for what the user started: a toast shows why it failed. */
export const orToast = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: Error) => {
    toast.error(error.message);
    return null;
  });
