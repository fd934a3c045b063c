import { createContext, useContext, useEffect, useId } from 'react';

/** Tells the screen whether a form, by an id of its own, holds changes that were not saved. */
export type ReportUnsaved = (form: string, unsaved: boolean) => void;

/** Given by the screen to each of its tabs. */
export const UnsavedForms = createContext<ReportUnsaved>(() => undefined);

/** Reports a form's state while the form stands. */
export function useReportUnsaved(unsaved: boolean): void {
  const report = useContext(UnsavedForms);
  const form = useId();
  useEffect(() => {
    report(form, unsaved);
    return () => report(form, false);
  }, [report, form, unsaved]);
}
