import '~/ui/styles/screens';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { ADMIN_POLL_MS, polledAdminDataImportsQuery } from '~/api/adminLogs';
import { storesQuery, useDisableStore, useEnableStore } from '~/api/adminStores';
import { failureText } from '~/api/saves/failures';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import { toastSaved } from '~/components/forms/toastSaved';
import { ImportLegend } from '~/components/products/ImportState';
import type { AdminDataImport, AdminStore } from '~/contract/types';
import { messages } from '~/domain/messages';
import { newestJobsFirst } from '~/domain/products/importStatus';
import { ADMIN_HOME } from '~/domain/session/routes';
import { compareTexts } from '~/lib/text';
import { FailedBoundary } from '~/ui/Boundary';
import { toast } from '~/ui/feedback/toast';
import { Waiting } from '~/ui/feedback/waiting';
import { lazyNamed } from '~/ui/lazyNamed';
import { FilterLine } from '~/ui/list/filters/FilterLine';
import { ListBar } from '~/ui/list/ListBar';
import { ListPages } from '~/ui/list/ListPages';
import type { ChangeListSearch, ListSearch } from '~/ui/list/listSearch';
import { ListTools } from '~/ui/list/ListTools';
import { DataTable } from '~/ui/list/table/DataTable';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useList } from '~/ui/list/useList';
import { useListSearch } from '~/ui/list/useListSearch';

import { storeColumns } from './columns';
import type { StoreDialogKind } from './storeDialogs';

import classes from './AdminHomeContent.module.css';

const StoreDialog = lazyNamed(() => import('./StoreDialog'), 'StoreDialog');
const StorePanel = lazyNamed(() => import('./StorePanel'), 'StorePanel');

/** Many shops have like names. */
const nameOf = ({ name, hashtag }: AdminStore) => `${name} (${hashtag})`;

const noImports: readonly AdminDataImport[] = [];

/** How long the row of a store says why its switch failed, in ms: the next try and any dialog end it earlier. */
const FAILURE_SHOWN_MS = 20_000;

interface Opened {
  kind: StoreDialogKind;
  storeId: number;
  opener: HTMLElement;
}

/** /home of the platform administrator: every store with its actions. */
export function AdminHomeContent() {
  const { rows: stores, unreadable } = useSuspenseQuery({
    ...storesQuery(),
    refetchInterval: ADMIN_POLL_MS,
  }).data;
  const importJobs = useQuery(asSecondary(polledAdminDataImportsQuery()));
  const imports = importJobs.data?.rows;
  const [search, setSearch] = useListSearch();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { shownId, show, hide } = useStoreInUrl(search, setSearch);
  const enabling = useEnableStore();
  const disabling = useDisableStore();
  // Why the last switch failed, for the row of its store.
  const [unswitched, setUnswitched] = useState<{ id: number; text: string } | null>(null);
  useEffect(() => {
    if (!unswitched) return undefined;
    const timer = setTimeout(() => setUnswitched(null), FAILURE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [unswitched]);
  const { isPending: switching, mutate: enable } = enabling;
  const sayFailure = useCallback((id: number, error: unknown) => {
    toast.error(errorMessage(error));
    setUnswitched({ id, text: failureText(error) });
  }, []);

  const byStore = useMemo(() => imports && importsByStore(imports), [imports]);
  // As of the first answers, so that neither a job that ends later nor a switch moves a row.
  const [disabled] = useState<ReadonlySet<number>>(
    () => new Set(stores.filter(({ enabled }) => !enabled).map(({ id }) => id)),
  );
  const [failures, setFailures] = useState<ReadonlyMap<number, string> | null>(null);
  if (failures === null && byStore) setFailures(failuresOf(byStore));
  const rows = useMemo(
    () => problemsFirst(stores, failures, disabled),
    [stores, failures, disabled],
  );
  const columns = useMemo(
    () =>
      storeColumns(
        (storeId) => byStore && (byStore.get(storeId) ?? noImports),
        show,
        (kind, storeId, opener) => {
          setUnswitched(null);
          setOpened({ kind, storeId, opener });
        },
        (store, opener) => {
          if (switching) return;
          // Disabling locks out the store's users, so it needs a confirmation.
          if (store.enabled) setOpened({ kind: 'disable', storeId: store.id, opener });
          else {
            setUnswitched(null);
            enable(store.id, {
              onSuccess: (answer) => toastSaved(answer, `Tienda activada: ${nameOf(store)}`),
              onError: (error) => sayFailure(store.id, error),
            });
          }
        },
        (storeId) => (unswitched?.id === storeId ? unswitched.text : null),
      ),
    [byStore, show, switching, enable, unswitched, sayFailure],
  );
  function close({ opener }: Opened) {
    opener.focus();
    setOpened(null);
  }
  const openedStore = stores.find(({ id }) => id === opened?.storeId);
  const shownStore = stores.find(({ id }) => String(id) === shownId);
  const isUnknown = shownId !== undefined && !shownStore;
  useEffect(() => {
    if (!isUnknown) return;
    toast.warning(messages.storeGone);
    setSearch((latest) => ({ ...latest, store: undefined }));
  }, [isUnknown, setSearch]);

  const list = useList(rows, columns, {
    name: 'Tiendas',
    noun: ['tienda', 'tiendas'],
    rowKey: ({ id }) => id,
    search,
    onSearch: setSearch,
    isCustomizable: true,
  });

  return (
    <>
      <ListBar list={list} title={ADMIN_HOME.title}>
        <ListTools list={list} />
      </ListBar>
      <UnreadableRows count={unreadable} one="tienda" many="tiendas" />
      <div className={classes.legend}>
        <span aria-hidden="true">Carga CSV:</span>
        <ImportLegend label="Colores de la carga CSV" />
      </div>
      {importJobs.isError ? (
        <FailedBoundary
          text={`No se pudo leer el estado de las cargas. ${errorMessage(importJobs.error)}`}
          onRetry={() => void importJobs.refetch()}
        />
      ) : null}
      <UnreadableRows count={importJobs.data?.unreadable ?? 0} one="carga" many="cargas" />
      <FilterLine list={list} />
      <DataTable list={list} onRowClick={({ id }) => show(id)} />
      <ListPages list={list} />
      {shownStore ? (
        <Suspense fallback={<Waiting />}>
          <StorePanel
            store={shownStore}
            columns={columns}
            isCovered={opened !== null}
            onClose={hide}
          />
        </Suspense>
      ) : null}
      {opened && openedStore ? (
        <Suspense fallback={<Waiting />}>
          <StoreDialog
            kind={opened.kind}
            store={openedStore}
            imports={byStore && (byStore.get(openedStore.id) ?? noImports)}
            onDisable={() => {
              close(opened);
              if (disabling.isPending) return;
              setUnswitched(null);
              disabling.mutate(openedStore.id, {
                onSuccess: (answer) =>
                  toastSaved(answer, `Tienda desactivada: ${nameOf(openedStore)}`),
                onError: (error) => sayFailure(openedStore.id, error),
              });
            }}
            onClose={() => close(opened)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The store with the open panel is a URL parameter, so that Back closes it and a link opens it. */
function useStoreInUrl({ store }: ListSearch, onSearch: ChangeListSearch) {
  const { history } = useRouter();
  /** The list is the history entry before that of the panel. */
  const isAfterList = useRef(false);
  const show = useCallback(
    (id: number) => {
      isAfterList.current = true;
      onSearch((latest) => ({ ...latest, store: String(id) }), { push: true });
    },
    [onSearch],
  );
  function hide() {
    if (isAfterList.current) history.back();
    else onSearch((latest) => ({ ...latest, store: undefined }));
  }
  return { shownId: store, show, hide };
}

/** The stores whose last import failed, with the API date of that import. */
function failuresOf(byStore: ReadonlyMap<number, readonly AdminDataImport[]>) {
  return new Map(
    [...byStore].flatMap(([id, jobs]): [number, string][] => {
      const [last] = newestJobsFirst(jobs);
      return last?.status === 'failed' ? [[id, last.created_at]] : [];
    }),
  );
}

/**
 * Stores whose last import failed, the newest failure first, then those that are not enabled, then the others, the newest
 * store of each first.
 */
function problemsFirst(
  stores: readonly AdminStore[],
  failures: ReadonlyMap<number, string> | null,
  disabled: ReadonlySet<number>,
): readonly AdminStore[] {
  const rank = ({ id }: AdminStore) => (failures?.has(id) ? 0 : disabled.has(id) ? 1 : 2);
  const time = ({ id, created_at }: AdminStore) => failures?.get(id) ?? created_at;
  return stores.toSorted((a, b) => rank(a) - rank(b) || compareTexts(time(b), time(a)));
}

function importsByStore(imports: readonly AdminDataImport[]): Map<number, AdminDataImport[]> {
  const byStore = new Map<number, AdminDataImport[]>();
  for (const one of imports) {
    const known = byStore.get(one.store_id);
    if (known) known.push(one);
    else byStore.set(one.store_id, [one]);
  }
  return byStore;
}
