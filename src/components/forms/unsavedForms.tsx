import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react';

/** Tells the screen whether a form, by an id of its own, holds changes that were not saved. */
type ReportUnsaved = (form: string, unsaved: boolean) => void;

/** Given to the forms of a tab. */
const UnsavedForms = createContext<ReportUnsaved>(() => undefined);

/** Reports a form's state while the form stands. */
export function useReportUnsaved(unsaved: boolean): void {
  const report = useContext(UnsavedForms);
  const form = useId();
  useEffect(() => {
    report(form, unsaved);
    return () => report(form, false);
  }, [report, form, unsaved]);
}

/** Tells that a form of a tab holds changes, or no longer. */
type ReportTab<Tab> = (tab: Tab, form: string, unsaved: boolean) => void;

/** Which tabs of a screen hold a form with changes that were not saved; `report` is for its {@link UnsavedTab}s. */
export function useUnsavedTabs<Tab extends string>(): {
  tabs: ReadonlySet<Tab>;
  report: ReportTab<Tab>;
} {
  const [forms, setForms] = useState<ReadonlyMap<string, Tab>>(() => new Map());
  const report = useCallback<ReportTab<Tab>>((tab, form, unsaved) => {
    setForms((before) => {
      if (before.has(form) === unsaved) return before;
      const after = new Map(before);
      if (unsaved) after.set(form, tab);
      else after.delete(form);
      return after;
    });
  }, []);
  return { tabs: new Set(forms.values()), report };
}

/** Stands around a tab's content, whose forms report to the screen. */
export function UnsavedTab<Tab extends string>({
  tab,
  report,
  children,
}: {
  tab: Tab;
  report: ReportTab<Tab>;
  children: ReactNode;
}) {
  const reportForm = useCallback<ReportUnsaved>(
    (form, unsaved) => report(tab, form, unsaved),
    [tab, report],
  );
  return <UnsavedForms value={reportForm}>{children}</UnsavedForms>;
}
