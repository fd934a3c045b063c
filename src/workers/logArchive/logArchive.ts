import { strToU8, zipSync } from 'fflate';

/** A zip file with the logs as JSON. */
export const logArchive = (logs: readonly unknown[]): Uint8Array<ArrayBuffer> =>
  zipSync({ 'logs.json': strToU8(JSON.stringify(logs, null, 2)) });
