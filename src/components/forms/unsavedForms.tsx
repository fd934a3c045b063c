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

/** Reports whether the form with this id has unsaved changes. */
type ReportUnsaved = (form: string, unsaved: boolean, question?: LeaveQuestion) => void;

/** Null outside the staff layout: leaving a sign-in form or a shopper's dialog needs no confirmation. */
const UnsavedForms = createContext<ReportUnsaved | null>(null);

/** Registers unsaved changes of the calling component while it is mounted. */
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

/** Provides the registry of this tab to the forms below. */
export function UnsavedRegistry({ children }: { children: ReactNode }) {
  return <UnsavedForms value={reportToRegistry}>{children}</UnsavedForms>;
}

type ReportTab<Tab> = (tab: Tab, form: string, unsaved: boolean) => void;

/** The tabs of a screen with unsaved changes; pass `report` to their {@link UnsavedTab}s. */
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

/** Reports the forms of a tab's panel to the tabs and to the outer registry. */
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
