import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createQueryClient } from '~/app/queryClient';
import { ConflictError } from '~/domain/conflicts';
import { setConfig } from '~/lib/config';
import { shippedConfig } from '~/testSupport/testConfig';

import { useMockBackend } from '../../../mocks/node';
import { ApiError, errorMessage, type FailureKind, kindOf, reportUnexpected } from './errors';

useMockBackend();

const COLLECTOR = 'https://errores.example.test/__mock/errors';
let beacons: Promise<Response>[] = [];

async function collected(): Promise<Record<string, string>[]> {
  await Promise.all(beacons);
  const response = await fetch(COLLECTOR);
  const { data } = (await response.json()) as { data: Record<string, string>[] };
  return data;
}

beforeEach(() => {
  beacons = [];
  setConfig({ ...shippedConfig(), errorReporting: { url: COLLECTOR } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: string) => beacons.push(fetch(url, { method: 'POST', body })) > 0,
  });
});

it.each<[FailureKind, readonly unknown[]]>([
  ['lost', [0, 200, 204, 299, 502, 504].map((status) => new ApiError('no', status))],
  ['user', [401, 403].map((status) => new ApiError('no', status))],
  ['refused', [400, 404, 409, 413, 422].map((status) => new ApiError('no', status))],
  ['refused', [new ConflictError([])]],
  ['failed', [300, 408, 425, 429, 500, 501, 503].map((status) => new ApiError('no', status))],
  ['cancelled', [new DOMException('', 'AbortError')]],
  ['defect', [new TypeError('x'), new DOMException('', 'QuotaExceededError'), 'text', null]],
])('tells errors of the kind %s apart', (kind, errors) => {
  expect(errors.map(kindOf)).toEqual(errors.map(() => kind));
});

describe('unexpected errors', () => {
  it('a defect has its own text with a reference, is logged with its stack and sent to the collector', async () => {
    window.history.replaceState(null, '', '/orderstatus/secreto-1?token=abc');
    document.head.innerHTML = '<meta name="build" content="1a2b3c4 2026-11-21">';
    const defect = new TypeError(
      'no "María Pérez" of maria@mail.test at https://a.test/b?token=xyz',
    );
    const text = errorMessage(defect);
    const [, reference = ''] = /Referencia para soporte: ([0-9A-F]{8})$/.exec(text) ?? [];
    expect(reference).not.toBe('');
    expect(text).not.toContain('Conexión');
    expect(errorMessage(defect)).toBe(text);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(reference),
      defect,
    );

    const report = (await collected()).find((one) => one['reference'] === reference);
    expect(report).toMatchObject({
      reference,
      source: 'message',
      name: 'TypeError',
      message: 'no "…" of … at https://a.test/b',
      page: '/orderstatus',
      build: '1a2b3c4 2026-11-21',
    });
    expect(report?.['stack']).toContain('errors.test');
    expect(JSON.stringify(report)).not.toMatch(/secreto|María|maria@|token/);
  });

  it.each([
    new ApiError('Sin permiso', 403),
    new ConflictError([]),
    new DOMException('', 'AbortError'),
  ])('%s is not a defect', (failure) => {
    reportUnexpected(failure, { source: 'query' });
    expect(console.error).not.toHaveBeenCalled();
    expect(beacons).toEqual([]);
  });

  it('a cancelled call is no defect, and neither is a failed one', () => {
    reportUnexpected(new DOMException('', 'AbortError'), { source: 'query' });
    reportUnexpected(new ApiError('No', 500), { source: 'query' });
    expect(console.error).not.toHaveBeenCalled();
    reportUnexpected(new DOMException('Full', 'QuotaExceededError'), { source: 'query' });
    expect(console.error).toHaveBeenCalledOnce();
    expect(new ApiError('No', 500).name).toBe('ApiError');
  });

  it('nothing is sent without a collector', () => {
    setConfig(shippedConfig());
    reportUnexpected(new Error('defect'), { source: 'rejection' });
    expect(console.error).toHaveBeenCalledOnce();
    expect(beacons).toEqual([]);
  });

  it('queries and mutations that fail with a defect are reported with the name of the query', async () => {
    const client = createQueryClient({
      onLoadFailure: () => undefined,
      onLostConnection: () => undefined,
      onStoredTwice: () => undefined,
    });
    const defect = new TypeError('undefined is not a function');
    const fails = () => Promise.reject(defect);
    await client
      .fetchQuery({ queryKey: ['orders', 'getOrder', 'A1'], queryFn: fails })
      .catch(() => 0);
    await client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(new RangeError('out')) })
      .execute(undefined)
      .catch(() => 0);
    const reports = await collected();
    expect(reports.slice(-2)).toMatchObject([
      { source: 'query', action: 'orders getOrder', name: 'TypeError' },
      { source: 'mutation', name: 'RangeError' },
    ]);
  });

  it('an error that is thrown again by the second render has the first reference', () => {
    reportUnexpected(new TypeError('x is null'), { source: 'boundary' });
    reportUnexpected(new TypeError('x is null'), { source: 'boundary' });
    reportUnexpected(new TypeError('y is null'), { source: 'boundary' });
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it('one page sends at most ten', async () => {
    // A page of its own: the reports are counted in a module.
    vi.resetModules();
    const [page, settings] = await Promise.all([import('./errors'), import('~/lib/config')]);
    settings.setConfig({ ...shippedConfig(), errorReporting: { url: COLLECTOR } });
    for (let index = 0; index < 20; index += 1) {
      page.reportUnexpected(new Error('again'), { source: 'window' });
    }
    await Promise.all(beacons);
    expect(beacons).toHaveLength(10);
    expect(console.error).toHaveBeenCalledTimes(20);
  });
});
