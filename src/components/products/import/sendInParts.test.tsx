import '~/testSupport/nativeFiles';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';

import { ApiError } from '~/api/transport/errors';
import { ProductFileField } from '~/testSupport/ProductFileField';
import { screen } from '~/testSupport/screen';

import type { ProductFileProps } from './productFileProps';

beforeAll(async () => {
  // The parts that load on demand, with the spreadsheet library.
  await Promise.all([
    import('./ChosenFile'),
    import('./ImportDropzone'),
    import('../RemovalDialog'),
  ]);
});

/** Three new products, of which two are too large for one file. */
const LARGE = new File(
  [
    [
      'name,kind,description',
      ...[1, 2, 3].map((at) => `Pan ${at},Panadería,${'x'.repeat(3e6)}`),
    ].join('\n'),
  ],
  'lista.csv',
);

it('says before it is sent that a file goes in parts; after a failure only the rest is sent', async () => {
  const send = vi
    .fn<ProductFileProps['send']>(() => Promise.resolve({ id: 1 }))
    .mockResolvedValueOnce({ id: 7 })
    .mockRejectedValueOnce(new ApiError('Sin espacio', 500));
  const onSent = vi.fn<ProductFileProps['onSent']>();
  render(<ProductFileField kind="products" file={LARGE} send={send} onSent={onSent} />);
  // Nine megabytes are read on the page's thread here.
  const text = await screen.findByText(
    /^Se envían 3 archivos nuevos, uno tras otro, con 3 filas/,
    {},
    { timeout: 50_000 },
  );
  expect(text).toHaveTextContent('ninguno puede superar los 5 MB');
  fireEvent.click(screen.getByRole('button', { name: 'Enviar archivo' }));
  expect(await screen.findByText('Sin espacio')).toBeVisible();
  expect(
    screen.getByText(/^Se envían 2 archivos nuevos, uno tras otro, con 2 filas/),
  ).toBeVisible();
  expect(onSent.mock.calls.map(([{ jobId }, isLast]) => [jobId, isLast])).toEqual([[7, false]]);

  fireEvent.click(screen.getByRole('button', { name: 'Enviar archivo' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(3));
  expect(onSent.mock.calls.map(([, isLast]) => isLast)).toEqual([false, false, true]);
  const names = await Promise.all(
    send.mock.calls.map(async ([file]) => (await file.text()).split('\n')[1]?.split(',')[0]),
  );
  expect(names).toEqual(['Pan 1', 'Pan 2', 'Pan 2', 'Pan 3']);
});
