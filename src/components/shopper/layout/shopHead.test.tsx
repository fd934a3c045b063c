import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { leaveStore } from '~/session/customer';
import { renderScreen } from '~/testSupport/renderScreen';

import { useMockBackend } from '../../../../mocks/node';

useMockBackend();

afterEach(leaveStore);

const metaOf = (selector: string) => document.querySelector<HTMLMetaElement>(`meta${selector}`);

it('gives the page the name and the header colour of the store while one of its screens is shown', async () => {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = '#0263bb';
  document.head.append(meta);
  const { unmount } = renderScreen('/s/donpepe');
  await waitFor(() =>
    expect(metaOf('[property="og:title"]')).toHaveAttribute('content', 'Almacén Don Pepe'),
  );
  expect(metaOf('[property="og:description"]')?.content).toMatch(
    /^Bienvenido al Almacén Don Pepe, el de la esquina desde 1974\. Pedí por chat/,
  );
  // The colour is written by an effect, which can run after the page's tags are in place.
  await waitFor(() => expect(meta.content).not.toBe('#0263bb'));
  expect(meta.content).toMatch(/^#[\da-f]{6}$/);
  unmount();
  expect(meta.content).toBe('#0263bb');
  meta.remove();
});
