import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';

import * as downloads from './downloadFile';
import { canSharePictures, sharePicture } from './pictureFiles';

const png = new Blob(['picture']);
const share = vi.fn<(data: { files: File[] }) => Promise<void>>();

let download: MockInstance<typeof downloads.downloadFile>;
beforeEach(() => {
  download = vi.spyOn(downloads, 'downloadFile').mockReturnValue();
});

/** Gives the browser a sheet that shares what it says it can. */
const withSheet = (canShare: boolean) =>
  vi.stubGlobal('navigator', { canShare: () => canShare, share });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('shares the picture as a file of its name', async () => {
  withSheet(true);
  share.mockResolvedValue();
  await sharePicture('cartel.png', png);
  expect(share.mock.calls[0]?.[0].files[0]).toMatchObject({
    name: 'cartel.png',
    type: 'image/png',
  });
  expect(download).not.toHaveBeenCalled();
});

it.each([
  ['has no sheet', () => vi.stubGlobal('navigator', {})],
  ['shares no pictures', () => withSheet(false)],
])('downloads it where the browser %s', async (_what, prepare) => {
  prepare();
  expect(canSharePictures()).toBe(false);
  await sharePicture('cartel.png', png);
  expect(download).toHaveBeenCalledWith('cartel.png', png, 'image/png');
  expect(share).not.toHaveBeenCalled();
});

it('takes a closed sheet for no failure, but any other refusal', async () => {
  withSheet(true);
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await expect(sharePicture('cartel.png', png)).resolves.toBeUndefined();
  share.mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError'));
  await expect(sharePicture('cartel.png', png)).rejects.toThrow('too late');
});
