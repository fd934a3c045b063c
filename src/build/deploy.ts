import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

import { at } from './paths.ts';

/** What public/ holds for the builds with mocks only; a production build must not carry it. */
const MOCK_FILES = ['mockWorker.js', 'mockServiceWorker.js', 'mock-frames', 'mock-pictures'];

/** Source maps of a production build, beside its folder: kept for error reports, never served. */
const MAPS_DIR = 'dist-maps';

/** Files from this size on get compressed copies beside them, in bytes. */
const COMPRESSED_FROM = 1000;

const TEXT_FILE = /\.(js|css|html|svg|json)$/;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < COMPRESSED_FROM) return;
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, zipped), writeFile(`${file}.br`, brotli)]);
}

/**
 * Turns the output of a production build into what a host serves: without mock files, the development configuration as
 * an example only, source maps in a folder of their own, compressed copies of texts.
 */
export function deployable(): Plugin {
  let outDir = '';
  return {
    name: 'deployable',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    async closeBundle(failure) {
      // The build failed and reports it.
      if (failure) return;
      const mapsDir = resolve(dirname(outDir), MAPS_DIR);
      await Promise.all(
        [...MOCK_FILES.map((file) => join(outDir, file)), mapsDir].map((path) =>
          rm(path, { force: true, recursive: true }),
        ),
      );
      await rename(join(outDir, 'config.json'), join(outDir, 'config.example.json'));
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files.map(async (file) => {
          if (file.endsWith('.map')) {
            await mkdir(dirname(join(mapsDir, file)), { recursive: true });
            await rename(join(outDir, file), join(mapsDir, file));
          } else if (TEXT_FILE.test(file)) await compress(join(outDir, file));
        }),
      );
    },
  };
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: at(''), encoding: 'utf8' }).trim();

/**
 * The commit and its date, such as "1a2b3c4 2026-11-21": the same for every build of the same input. `BUILD_ID` replaces
 * it where git's folder is not there; without both it is the package's version.
 */
function buildId(): string {
  const given = process.env['BUILD_ID'];
  if (given) return given;
  try {
    // A source archive inside another repository must not take that repository's commit.
    if (!existsSync(at('.git'))) throw new Error('no repository');
    const changed = git('status', '--porcelain') === '' ? '' : '+';
    return `${git('rev-parse', 'HEAD').slice(0, 7)}${changed} ${git('log', '-1', '--format=%cs')}`;
  } catch {
    const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as {
      version: string;
    };
    return `v${version}`;
  }
}

/** Names the build in the page, not in a script: files that did not change keep their names and stay cached. */
export function namedBuild(): Plugin {
  return {
    name: 'named-build',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'build', content: buildId() }, injectTo: 'head' },
    ],
  };
}
