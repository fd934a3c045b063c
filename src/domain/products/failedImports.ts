import type { DataImport } from '~/contract/types';
import { lookOf } from '~/domain/unknownValue';

const importNames = {
  products: 'de la lista de productos',
  'products-price': 'de los precios',
  'products-stock': 'del stock',
  'products-update': 'de la actualización de productos',
  'products-delete': 'de la lista de productos a eliminar',
} as const satisfies Record<DataImport['kind'], string>;

const importName = (kind: string) => lookOf<string>(importNames, kind, () => 'de otro archivo');

/** One sentence about the kinds of file whose last upload failed, in its essence and its details; null for none. */
export function failedImportsText(
  imports: readonly Pick<DataImport, 'kind' | 'status' | 'updated_at' | 'error_msg'>[],
): { summary: string; details: string } | null {
  const latest = new Map<DataImport['kind'], (typeof imports)[number]>();
  for (const one of imports) {
    const known = latest.get(one.kind);
    if (!known || one.updated_at > known.updated_at) latest.set(one.kind, one);
  }
  const failed = Array.from(latest.values()).filter(({ status }) => status === 'failed');
  const [first, ...others] = failed;
  if (!first) return null;
  if (others.length > 0) {
    return { summary: `Fallaron ${failed.length} cargas`, details: `: ${namesOf(failed)}` };
  }
  return {
    summary: `Falló la carga ${importName(first.kind)}`,
    details: first.error_msg ? `: ${first.error_msg}` : '',
  };
}

/** "de los precios, del stock y de la lista de productos". */
function namesOf(imports: readonly Pick<DataImport, 'kind'>[]): string {
  const names = imports.map(({ kind }) => importName(kind));
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].join(' y ');
}
