import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';

import type { Refcode } from '~/contract/types';
import { REFCODES_PER_PAGE } from '~/domain/store/refcodes';
import { pageRows, rangeText } from '~/lib/pages';
import { lazyNamed } from '~/ui/lazyNamed';
import type { Sort } from '~/ui/list/columns';
import { type ChangeListSearch, type ListSearch, pageOf, withPage } from '~/ui/list/listSearch';
import { Pages } from '~/ui/list/Pages';
import { DataTable } from '~/ui/list/table/DataTable';
import { useSortedRows } from '~/ui/list/table/useSortedRows';

import { codeColumns, initialCodeSort } from './codeColumns';

import classes from './ActionsTab.module.css';

const CodeDialog = lazyNamed(() => import('./CodeDialog'), 'CodeDialog');

/** The code with the open QR, and the button that gets the focus back; without one the dialog returns it itself. */
export interface OpenedCode {
  code: Refcode;
  button?: HTMLElement;
}

/** The marketing codes, 15 per page; order and page are in the URL. */
export function CodeTable({
  codes,
  search,
  onSearch,
  onSort,
  opened,
  onOpen,
}: {
  codes: readonly Refcode[];
  search: ListSearch;
  onSearch: ChangeListSearch;
  onSort: (sort: Sort) => void;
  opened: OpenedCode | null;
  onOpen: (opened: OpenedCode | null) => void;
}) {
  const { sort, sorted } = useSortedRows(codes, codeColumns, search, initialCodeSort);
  const page = pageRows(sorted, pageOf(search), REFCODES_PER_PAGE);

  return (
    <>
      <DataTable
        list={{
          name: 'Códigos de marketing',
          columns: codeColumns,
          rowKey: ({ code }) => code,
          page,
          sort,
          setSort: onSort,
        }}
        rowActions={qrAction(onOpen)}
      />
      <Pages
        page={page.page}
        pages={page.pages}
        label="Páginas de códigos"
        range={rangeText(page.page, REFCODES_PER_PAGE, codes.length)}
        onPage={(next) => onSearch((latest) => withPage(latest, next))}
      />
      {opened ? (
        <CodeDialog
          code={opened.code}
          onClosed={() => {
            opened.button?.focus();
            onOpen(null);
          }}
        />
      ) : null}
    </>
  );
}

/** The button that opens a code's QR. */
function qrAction(onOpen: (opened: OpenedCode) => void) {
  return (code: Refcode) => (
    <Button
      size="compact-sm"
      px="xs"
      variant="light"
      className={classes.qr}
      aria-label={`Ver QR del código ${code.code}`}
      onClick={(event) => onOpen({ code, button: event.currentTarget })}
    >
      <IconQrcode size={20} aria-hidden="true" />
      <span className={classes.word}>Ver QR</span>
    </Button>
  );
}
