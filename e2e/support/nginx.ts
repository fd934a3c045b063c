/** Runs a real nginx with the configuration of e2e/deploy, on the ports of the tests, as a separate process. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findProgram } from '../tools/machine';
import { certificate } from './certificate';
import { contentPolicy, examplePolicy } from './contentPolicy';
import { NGINX_DIR, placeRelease, RELEASES, useRelease } from './nginxFolders';
import { PORTS } from './ports';

const EXAMPLES = 'e2e/deploy/nginx';
/** Where Debian's libnginx-mod-http-brotli-static puts it. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const example = (name: string) => readFileSync(join(EXAMPLES, name), 'utf8');

function write(name: string, text: string): void {
  writeFileSync(join(NGINX_DIR, name), text);
}

/** Replaces lines of the text; throws for a missing line. */
function adapted(text: string, changes: Readonly<Record<string, string>>): string {
  let result = text;
  for (const [from, to] of Object.entries(changes)) {
    if (!result.includes(from)) throw new Error(`The example has no "${from}"`);
    result = result.replaceAll(from, to);
  }
  return result;
}

rmSync(NGINX_DIR, { recursive: true, force: true });
for (const folder of ['logs', 'folder', 'site', 'releases']) {
  mkdirSync(join(NGINX_DIR, folder), { recursive: true });
}
for (const root of [join(NGINX_DIR, 'site'), RELEASES]) {
  placeRelease(root, '1', 'dist');
  useRelease(root, '1');
}

const hasBrotli = existsSync(BROTLI);
const { cert, key } = certificate(NGINX_DIR);
const withBrotli = (text: string) =>
  hasBrotli ? adapted(text, { '# brotli_static on;': 'brotli_static on;' }) : text;
write('headers.conf', adapted(example('headers.conf'), { [examplePolicy()]: contentPolicy() }));
write('app.conf', withBrotli(example('app.conf')));
// The mock backend answers for hosts that the policy does not allow.
write('demo-headers.conf', example('headers.conf').replace(/^add_header Content-Security.*$/m, ''));
write(
  'folder.conf',
  adapted(withBrotli(example('folder.conf')), { 'headers.conf': 'demo-headers.conf' }),
);
write(
  'site.conf',
  adapted(example('site.conf'), {
    'listen 443': `listen ${PORTS.nginx}`,
    'listen 80;': `listen 127.0.0.2:${PORTS.nginx};`,
    '/etc/letsencrypt/live/example.com/fullchain.pem': cert,
    '/etc/letsencrypt/live/example.com/privkey.pem': key,
    '/var/www/shop-assistant/current': join(NGINX_DIR, 'site/current'),
  }),
);
const container = example('container.conf');
write(
  'releases.conf',
  adapted(container, {
    '8080': String(PORTS.release),
    '/usr/share/nginx/html': join(RELEASES, 'current'),
  }),
);
write(
  'folder-site.conf',
  adapted(container, {
    '8080': String(PORTS.folder),
    '/usr/share/nginx/html': join(NGINX_DIR, 'folder'),
    'app.conf': 'folder.conf',
  }),
);
cpSync('/etc/nginx/mime.types', join(NGINX_DIR, 'mime.types'));
write(
  'nginx.conf',
  `${hasBrotli ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid logs/pid;
error_log logs/error.log;
events {}
http {
  include mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path logs/${name};`).join(' ')}
  include site.conf;
  include releases.conf;
  include folder-site.conf;
  proxy_cache_path logs/cache keys_zone=front:1m;
  server {
    listen ${PORTS.proxy};
    location / {
      proxy_pass http://127.0.0.1:${PORTS.release};
      proxy_cache front;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`,
);

const nginx = spawn(
  findProgram('nginx') ?? '/usr/sbin/nginx',
  ['-p', NGINX_DIR, '-c', join(NGINX_DIR, 'nginx.conf'), '-e', join(NGINX_DIR, 'logs/error.log')],
  { stdio: 'inherit' },
);
nginx.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => nginx.kill());
