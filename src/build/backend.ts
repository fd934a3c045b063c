import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import { developmentConfiguration } from '../../mocks/browser/configuration.ts';

/** The parts of the configuration that the mock server fills in; none for any other backend. */
async function mockPartsOf(origin: string): Promise<Record<string, object>> {
  try {
    const answer = await fetch(`${origin}/__mock/configuration`);
    if (!answer.ok) return {};
    const { data } = (await answer.json()) as { data: Record<string, object> };
    return data;
  } catch {
    return {};
  }
}

/**
 * `BACKEND=URL vite` serves the application against that backend, without mocks. The mock server also says where its third
 * parties are; any other backend goes with those of the configuration.
 */
export function backendOf(url: string): Plugin {
  return {
    name: 'backend',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/config.json', (request, response) => {
        const config: object = JSON.parse(
          readFileSync(process.env['CONFIG_FILE'] ?? 'public/config.json', 'utf8'),
        );
        const host = request.headers.host ?? 'localhost';
        void mockPartsOf(new URL(url).origin).then((parts) => {
          response.setHeader('content-type', 'application/json');
          return response.end(JSON.stringify(developmentConfiguration(config, host, url, parts)));
        });
      });
    },
  };
}
