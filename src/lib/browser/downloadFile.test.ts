// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { downloadFile } from './downloadFile';

afterEach(() => vi.useRealTimers());

it('revokes the URL only after the download has begun', () => {
  vi.useFakeTimers();
  const revoke = vi.fn<(url: string) => void>();
  Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: revoke });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  downloadFile('pedidos.csv', 'a;b', 'text/csv');
  expect(clicked).toHaveBeenCalledOnce();
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:one');
});
