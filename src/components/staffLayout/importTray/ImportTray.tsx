import '~/ui/styles/overlays';
import { ActionIcon, Button, CloseButton, Popover } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState } from 'react';

import { InternalLink } from '~/components/InternalLink';
import { ImportStateMark } from '~/components/products/ImportState';
import { countsText, operationLabel } from '~/domain/products/import/operations';
import { isUnfinished } from '~/domain/products/importStatus';
import { changeSentImports, type SentImport } from '~/session/sentImports';

import { useSentImports } from './useSentImports';

import classes from './ImportTray.module.css';

/** Opens the panel of the product files. */
const RESULT_URL = '/productstore#productos-import';

/**
 * The product files that this browser sent, followed from every screen: name, counts, state, and the way to the result.
 * Nothing is shown while there are none.
 */
export function ImportTray({ storeId }: { storeId: number }) {
  const files = useSentImports(storeId);
  const [open, setOpen] = useState(false);
  if (files.length === 0) return null;
  const running = files.filter(isUnfinished).length;
  const failed = files.some(({ status }) => status === 'failed');
  const dismiss = (isMeant: (file: SentImport) => boolean) =>
    changeSentImports(storeId, (file) => (isMeant(file) ? { ...file, dismissed: true } : file));
  const state = running > 0 ? `${running} en curso` : failed ? 'una falló' : 'completas';
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      trapFocus
      // The header is always in view.
      hideDetached={false}
      transitionProps={{ duration: 0 }}
      returnFocus
      withinPortal={false}
      shadow="lg"
      radius="md"
      position="bottom-end"
      width="min(24rem, 92vw)"
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          tabIndex={-1}
          className={classes.button}
          aria-label={`Archivos enviados: ${state}`}
          title={`Archivos enviados: ${state}`}
          onClick={() => setOpen((before) => !before)}
        >
          <IconFileUpload size={22} aria-hidden="true" />
          <span
            className={classes.dot}
            data-state={running > 0 ? 'running' : failed ? 'failed' : 'complete'}
          />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <h2 className={classes.heading}>Archivos enviados</h2>
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.jobId} className={classes.file}>
              <span className={classes.name} dir="auto">
                {file.fileName}
              </span>
              {isUnfinished(file) ? null : (
                <CloseButton
                  size="sm"
                  aria-label={`Quitar ${file.fileName} de la lista`}
                  onClick={() => dismiss(({ jobId }) => jobId === file.jobId)}
                />
              )}
              <span className={classes.about}>
                {operationLabel(file.kind)} · {countsText(file.counts)}
              </span>
              <ImportStateMark state={file.status} />
              {file.error === null ? null : (
                <span className={classes.error} dir="auto">
                  {file.error}
                </span>
              )}
            </li>
          ))}
        </ul>
        <div className={classes.foot}>
          <InternalLink url={RESULT_URL} onFollow={() => setOpen(false)}>
            Ver el resultado
          </InternalLink>
          {running < files.length ? (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => dismiss((file) => !isUnfinished(file))}
            >
              Quitar las terminadas
            </Button>
          ) : null}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
