import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

import { basePath } from './paths.ts';

/**
 * `CONFIG_FILE=… vite preview` serves that file as /config.json: one build, any environment. `CONTENT_POLICY` is sent as
 * the pages' content security policy.
 */
export function runtimeConfigFile(): Plugin {
  return {
    name: 'runtime-config-file',
    configurePreviewServer(server) {
      const { CONFIG_FILE: file, CONTENT_POLICY: policy } = process.env;
      if (policy) {
        server.middlewares.use((_request, response, next) => {
          response.setHeader('content-security-policy', policy);
          next();
        });
      }
      if (!file) return;
      server.middlewares.use(`${basePath()}config.json`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(readFileSync(file));
      });
    },
  };
}

/** Files whose names change with their content. */
const HASHED_FILE = /^\/(a|assets)\/[^?]+/;

/**
 * Lets browsers keep what `vite preview` serves as the hosts of a deployment do, and does not compress every answer anew,
 * which takes longer than to send it within the machine.
 */
export function quickPreview(): Plugin {
  return {
    name: 'quick-preview',
    configurePreviewServer({ middlewares, config: { root, build } }) {
      const outDir = resolve(root, build.outDir);
      middlewares.use((request, response, next) => {
        delete request.headers['accept-encoding'];
        const [file] = HASHED_FILE.exec(request.url ?? '') ?? [];
        // Any other path is answered with the page.
        if (file !== undefined && existsSync(join(outDir, file))) {
          response.setHeader('cache-control', 'max-age=31536000, immutable');
        }
        next();
      });
    },
  };
}
