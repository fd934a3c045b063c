/** Ports of the test servers; production.config.json names the mock server's too. */
export const PORTS = {
  /** The build with mocks in the browser. */
  mocks: 4173,
  /** The production build, pointed at the mock server. */
  production: 4174,
  /** The mock backend as a plain HTTP server, another origin than the application's. */
  mockServer: 4175,
  /** The production build at nginx, with TLS. */
  nginx: 4176,
  /** The same at nginx, where a newer release takes its place. */
  release: 4177,
  /** A caching proxy in front of that. */
  proxy: 4170,
  /** A build in the folder /app/ of its host, at nginx. */
  folder: 4178,
  /** The mock server with the production build. */
  staticServer: 4179,
  /** The gallery's page of the kit. */
  kit: 4172,
} as const;
