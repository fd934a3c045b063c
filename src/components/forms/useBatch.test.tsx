import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { runBatch } from '~/api/saves/batch';
import { ApiError } from '~/api/transport/errors';
import { messages } from '~/domain/messages';
import type { LeaveQuestion } from '~/lib/unsavedChanges';
import { toastQueue } from '~/ui/feedback/toast';

import { useBatch } from './useBatch';

const question: LeaveQuestion = { title: '', text: '', leaveLabel: '', stayLabel: '' };

const toasts = () => toastQueue.snapshot().map(({ text }) => text);

afterEach(() => {
  for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
});

const renderBatch = (send: (entry: string) => Promise<unknown>) =>
  renderHook(() =>
    useBatch<string>((entries, options) => runBatch(entries, send, options), question),
  ).result;

it('shows the toast of a lost connection once, however many requests meet no server', async () => {
  let isOffline = true;
  const batch = renderBatch(async () => {
    if (isOffline) throw new ApiError(messages.networkFailure, 0);
  });
  act(() => batch.current.start(['a', 'b', 'c', 'd', 'e', 'f']));
  await waitFor(() => expect(batch.current.isRunning).toBe(false));
  expect(batch.current.state?.failures).toHaveLength(6);
  expect(toasts()).toEqual(['Conexión no disponible, por favor intentelo de nuevo']);
  const [{ id } = { id: 0 }] = toastQueue.snapshot();

  isOffline = false;
  act(() => batch.current.resume(({ entry }) => entry));
  await waitFor(() => expect(batch.current.isRunning).toBe(false));
  expect(batch.current.state?.done).toHaveLength(6);
  expect(toastQueue.snapshot().map((one) => one.id)).toEqual([id]);
});

it('shows no toast of what the server refuses', async () => {
  const batch = renderBatch(() => Promise.reject(new ApiError('No se puede', 422)));
  act(() => batch.current.start(['a', 'b']));
  await waitFor(() => expect(batch.current.isRunning).toBe(false));
  expect(batch.current.state?.failures.map(({ reason }) => reason)).toEqual([
    'No se puede',
    'No se puede',
  ]);
  expect(toasts()).toEqual([]);
});
