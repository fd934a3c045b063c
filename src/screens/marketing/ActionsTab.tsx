import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { refcodesQuery } from '~/api/refcodes';
import { asSecondary } from '~/api/transport/loadPolicy';
import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import type { Refcode } from '~/contract/types';
import { loadsFor } from '~/domain/session/access';
import { Notice } from '~/ui/feedback/Notice';
import type { Sort } from '~/ui/list/columns';
import { EmptyList } from '~/ui/list/EmptyList';
import { sortOf, withPage, withSort } from '~/ui/list/listSearch';
import { SortMenu } from '~/ui/list/table/SortMenu';
import { useListSearch } from '~/ui/list/useListSearch';

import { codeColumns, initialCodeSort } from './codeColumns';
import { CodeTable, type OpenedCode } from './CodeTable';
import { NewCode } from './NewCode';

import classes from './ActionsTab.module.css';

/** ACCIONES: the marketing (QR) codes, only for store admins. */
export function ActionsTab({ viewer }: ConfigurationTabProps) {
  if (loadsFor(viewer, 'refcodes')) return <LoadedCodes />;
  return (
    <Notice severity="info">
      Los códigos QR de marketing los ven y los crean solo los administradores de la tienda. El QR
      con el enlace de la tienda está en COMPARTIR.
    </Notice>
  );
}

function LoadedCodes() {
  const { data: codes } = useSuspenseQuery(asSecondary(refcodesQuery()));
  return <Codes codes={codes} />;
}

function Codes({ codes }: { codes: readonly Refcode[] }) {
  const [search, setSearch] = useListSearch();
  const [open, setOpen] = useState(codes.length === 0);
  const [opened, setOpened] = useState<OpenedCode | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const formId = useId();
  const sort = sortOf(codeColumns, search, initialCodeSort);
  const onSort = (next: Sort) => setSearch((latest) => withSort(latest, next));
  const Chevron = open ? IconChevronUp : IconChevronDown;

  return (
    <>
      <div className={classes.head}>
        <Button
          ref={toggle}
          variant={open ? 'default' : 'filled'}
          className={classes.toggle}
          leftSection={<IconPlus size={18} className={classes.plus} aria-hidden="true" />}
          rightSection={<Chevron size={16} aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={formId}
          onClick={() => {
            flushSync(() => setOpen(!open));
            if (!open) form.current?.querySelector('input')?.focus();
          }}
        >
          <span className={classes.noun}>Nuevo código</span>
        </Button>
        {codes.length === 0 ? null : <SortMenu columns={codeColumns} sort={sort} onSort={onSort} />}
      </div>
      {/* Stays mounted to keep the typed values. */}
      <div ref={form} id={formId} hidden={!open}>
        <NewCode
          codes={codes}
          onCreated={(created) => {
            if (created === undefined) setOpen(false);
            // Shows the new code: the newest is first on the first page.
            setSearch((latest) => ({ ...withPage(latest, 1), orden: undefined }));
            toggle.current?.focus();
            if (created !== undefined) setOpened({ code: created });
          }}
        />
      </div>
      {codes.length === 0 ? (
        <EmptyList hint="Un código lleva a la tienda, o a su WhatsApp, y cuenta de dónde vino cada cliente." />
      ) : (
        <CodeTable
          codes={codes}
          search={search}
          onSearch={setSearch}
          onSort={onSort}
          opened={opened}
          onOpen={(next) => {
            setOpened(next);
            // The form of a new code, which no button opened, closes with its window: nothing moves behind it.
            if (next === null && opened !== null && !opened.button) setOpen(false);
          }}
        />
      )}
    </>
  );
}
