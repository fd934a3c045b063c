import { onTestFinished, vi } from 'vitest';

import type { ExportMessage } from '~/ui/list/export/exportBook.worker';

/** What the exports of a test hand to their worker, and the name of the file; nothing is written. */
export function watchExport() {
  const exported = { file: '', headers: [] as string[], rows: [] as (readonly unknown[])[] };
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(message: ExportMessage) {
        if ('columns' in message) exported.headers = message.columns.map(({ header }) => header);
        else if ('rows' in message) exported.rows.push(...message.rows);
        else this.dispatchEvent(new MessageEvent('message', { data: new ArrayBuffer(8) }));
      }

      terminate() {}
    },
  );
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    exported.file = this.download;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return exported;
}
