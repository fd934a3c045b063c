import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';

/** A sampled profile of a page's processor time, as the DevTools protocol answers it. */
export interface CpuProfile {
  nodes: readonly {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
  }[];
  samples?: readonly number[];
  /** Microseconds since the sample before. */
  timeDeltas?: readonly number[];
}

/** Source maps of a production build, beside its folder. */
const MAPS_DIR = 'dist-maps';

function mapOf(url: string): SourceMap | null {
  const file = join(MAPS_DIR, 'a', `${basename(url)}.map`);
  const entry = join(MAPS_DIR, 'assets', `${basename(url)}.map`);
  const found = [file, entry].find((path) => existsSync(path));
  if (found === undefined) return null;
  return new SourceMap(JSON.parse(readFileSync(found, 'utf8')) as SourceMapPayload);
}

/** The path of a module without the folders above it; a package's modules go by the name of the package. */
function moduleName(source: string): string {
  const inPackages = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source);
  if (inPackages?.[1]) return inPackages[1];
  return source.replace(/^(?:\.\.\/)+/, '').replace(/\?.*$/, '');
}

/** Processor time in functions themselves by module, in ms, the longest first. */
export function selfTimes({ nodes, samples = [], timeDeltas = [] }: CpuProfile) {
  const maps = new Map<string, SourceMap | null>();
  const names = new Map<number, string>();
  for (const { id, callFrame } of nodes) {
    const { functionName, url, lineNumber, columnNumber } = callFrame;
    if (!maps.has(url)) maps.set(url, mapOf(url));
    const entry = maps.get(url)?.findEntry(lineNumber, columnNumber);
    const source = entry && 'originalSource' in entry ? entry.originalSource : undefined;
    names.set(id, source ? moduleName(source) : url ? basename(url) : functionName);
  }
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    const name = names.get(id) ?? '';
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1_000);
  });
  return [...times].sort(([, a], [, b]) => b - a);
}
