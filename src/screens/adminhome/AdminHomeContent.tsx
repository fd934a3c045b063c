import '~/ui/styles/screens';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { ADMIN_POLL_MS, polledAdminDataImportsQuery } from '~/api/adminLogs';
import { storesQuery } from '~/api/adminStores';
import { asSecondary } from '~/api/transport/loadPolicy';
import { ADMIN_HOME } from '~/domain/session/routes';
import { UndoBar } from '~/ui/feedback/UndoBar';
import { Waiting } from '~/ui/feedback/waiting';
import { lazyNamed } from '~/ui/lazyNamed';
import { FilterLine } from '~/ui/list/filters/FilterLine';
import { ListBar } from '~/ui/list/ListBar';
import { ListPages } from '~/ui/list/ListPages';
import { ListTools } from '~/ui/list/ListTools';
import { DataTable } from '~/ui/list/table/DataTable';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useList } from '~/ui/list/useList';
import { useListSearch } from '~/ui/list/useListSearch';

import { storeColumns } from './columns';
import { ImportsNote } from './ImportsNote';
import { type StoreDialogKind, storeTitle } from './storeDialogs';
import { useSearchKeys } from './useSearchKeys';
import { useStoreInUrl } from './useStoreInUrl';
import { useStoreRows } from './useStoreRows';
import { useStoreSwitch } from './useStoreSwitch';

const StoreDialog = lazyNamed(() => import('./StoreDialog'), 'StoreDialog', {
  fallback: <Waiting />,
});
const StorePanel = lazyNamed(() => import('./StorePanel'), 'StorePanel', { fallback: <Waiting /> });

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
  const [search, setSearch] = useListSearch();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { shown: shownStore, show, hide } = useStoreInUrl(stores, search, setSearch);
  const { isSwitching, enable, disable, last, undo, forgetLast, failureOf, forgetFailure } =
    useStoreSwitch();
  const { rows, importsOf } = useStoreRows(stores, importJobs.data?.rows);
  const columns = useMemo(
    () =>
      storeColumns(
        importsOf,
        show,
        (kind, storeId, opener) => {
          forgetFailure();
          setOpened({ kind, storeId, opener });
        },
        (store, opener) => {
          if (isSwitching(store.id)) return;
          // Disabling locks out the store's users, so it needs a confirmation.
          if (store.enabled) setOpened({ kind: 'disable', storeId: store.id, opener });
          else enable(store);
        },
        failureOf,
        isSwitching,
      ),
    [importsOf, show, isSwitching, enable, failureOf, forgetFailure],
  );
  function close({ opener }: Opened) {
    opener.focus();
    setOpened(null);
  }
  useSearchKeys();
  const openedStore = stores.find(({ id }) => id === opened?.storeId);
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
      <ImportsNote />
      {last ? (
        <UndoBar
          key={`${last.id} ${last.enabled}`}
          label="Último cambio de una tienda"
          done={last.enabled ? 'Tienda desactivada' : 'Tienda activada'}
          text={storeTitle(last)}
          failure={failureOf(last.id)}
          isBusy={isSwitching(last.id)}
          closeLabel="Cerrar: dejar el cambio"
          onUndo={undo}
          onEnd={forgetLast}
        />
      ) : null}
      <FilterLine list={list} />
      <DataTable list={list} onRowClick={({ id }) => show(id)} />
      <ListPages list={list} />
      {shownStore ? (
        <StorePanel
          store={shownStore}
          columns={columns}
          isCovered={opened !== null}
          onClose={hide}
        />
      ) : null}
      {opened && openedStore ? (
        <StoreDialog
          kind={opened.kind}
          store={openedStore}
          imports={importsOf(openedStore.id)}
          onDisable={() => {
            close(opened);
            disable(openedStore);
          }}
          onClose={() => close(opened)}
        />
      ) : null}
    </>
  );
}
