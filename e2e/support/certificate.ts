import { join } from 'node:path';

import { findProgram, run } from '../tools/machine';

/** Makes a certificate for localhost in a folder; returns the paths of its files. */
export function certificate(folder: string): { cert: string; key: string } {
  const cert = join(folder, 'cert.pem');
  const key = join(folder, 'key.pem');
  const openssl = findProgram('openssl');
  if (openssl === null) throw new Error('openssl is missing');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = run(
    openssl,
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'ignore' },
  );
  if (!made) throw new Error('No certificate could be made');
  return { cert, key };
}
