import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react';

import { type LeaveQuestion, unsavedChanges } from '~/lib/unsavedChanges';

/** Reports whether a form, by its id, holds unsaved changes. */
type ReportUnsaved = (form: string, unsaved: boolean, question?: LeaveQuestion) => void;

/** Null outside the staff frame: leaving a sign-in form or a shopper's dialog asks nothing. */
const UnsavedForms = createContext<ReportUnsaved | null>(null);

/** Reports to the registry of this tab whether the calling component holds unsaved changes, while it is mounted. */
export function useReportUnsaved(unsaved: boolean, question?: LeaveQuestion): void {
  const report = useContext(UnsavedForms);
  const form = useId();
  useEffect(() => {
    report?.(form, unsaved, question);
    return () => report?.(form, false);
  }, [report, form, unsaved, question]);
}

const reportToRegistry: ReportUnsaved = (form, unsaved, question) => {
  if (unsaved) unsavedChanges.add(form, question);
  else unsavedChanges.remove(form);
};

/** Forms below it report to the registry of this tab. */
export function UnsavedRegistry({ children }: { children: ReactNode }) {
  return <UnsavedForms value={reportToRegistry}>{children}</UnsavedForms>;
}

type ReportTab<Tab> = (tab: Tab, form: string, unsaved: boolean) => void;

/** The tabs of a screen that hold a form with unsaved changes; `report` is for their {@link UnsavedTab}s. */
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

/** Reports the forms of a tab's panel to the tabs, and to what is around the tabs. */
export function UnsavedTab<Tab extends string>({
  tab,
  report,
  children,
}: {
  tab: Tab;
  report: ReportTab<Tab>;
  children: ReactNode;
}) {
  const reportAround = useContext(UnsavedForms);
  const reportForm = useCallback<ReportUnsaved>(
    (form, unsaved, question) => {
      report(tab, form, unsaved);
      reportAround?.(form, unsaved, question);
    },
    [tab, report, reportAround],
  );
  return <UnsavedForms value={reportForm}>{children}</UnsavedForms>;
}
