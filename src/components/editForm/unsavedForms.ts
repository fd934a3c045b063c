import { createContext, useContext, useEffect, useId, useMemo, useState } from 'react';

/** Tells the screen whether a form, by an id of its own, holds changes that were not saved. */
export type ReportUnsaved = (form: string, unsaved: boolean) => void;

/** Given by a screen of tabs to each of its tabs. */
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

/** Which tabs of a screen hold a form with changes that were not saved, and how the forms of a tab tell. */
export function useUnsavedTabs<Tab extends string>(): {
  tabs: ReadonlySet<Tab>;
  /** The same function for the same tab at every drawing. */
  reportOf: (tab: Tab) => ReportUnsaved;
} {
  const [forms, setForms] = useState<ReadonlyMap<string, Tab>>(() => new Map());
  const reportOf = useMemo(() => {
    const reports = new Map<Tab, ReportUnsaved>();
    return (tab: Tab): ReportUnsaved => {
      const known = reports.get(tab);
      if (known) return known;
      const report: ReportUnsaved = (form, unsaved) =>
        setForms((before) => {
          if (before.has(form) === unsaved) return before;
          const after = new Map(before);
          if (unsaved) after.set(form, tab);
          else after.delete(form);
          return after;
        });
      reports.set(tab, report);
      return report;
    };
  }, []);
  return { tabs: new Set(forms.values()), reportOf };
}
