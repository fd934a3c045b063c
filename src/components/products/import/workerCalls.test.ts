import { expect, it } from 'vitest';

import { toastQueue } from '~/ui/feedback/toast';
import { FileProblem } from '~/workers/productFile/errors';

import { orNull, orToast } from './workerCalls';

const closed = () => Promise.reject(new FileProblem('Lectura cancelada'));
const toasts = () => toastQueue.snapshot().map(({ text }) => text);

it('gives the answer of a call, and null after a failure', async () => {
  expect(await orNull(Promise.resolve(3))).toBe(3);
  expect(await orNull(closed())).toBeNull();
  expect(toasts()).toEqual([]);
});

it('shows why what the user started has failed', async () => {
  expect(await orToast(Promise.resolve(3))).toBe(3);
  expect(toasts()).toEqual([]);
  expect(await orToast(closed())).toBeNull();
  expect(toasts()).toEqual(['Lectura cancelada']);
});
