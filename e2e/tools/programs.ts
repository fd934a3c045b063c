import { findFirefox } from '../support/firefox';
import { whyNoNginx } from '../support/nginxFolders';
/** `npm run e2e:tools`: finds or installs the programs of the end-to-end tests. Only the browser is indispensable. */
import { ensureBrowser } from './browser';
import { aptInstall } from './machine';

console.log(`Browser: ${ensureBrowser()}`);

// Of the nightly tests.
if (process.env['NIGHTLY'] !== undefined) {
  if (whyNoNginx() !== null)
    aptInstall(['nginx', 'openssl', 'libnginx-mod-http-brotli-static'], ['nginx', 'openssl']);
  const noNginx = whyNoNginx();
  console.log(`nginx: ${noNginx === null ? 'found' : `none, its tests are left out (${noNginx})`}`);

  if (findFirefox() === null) aptInstall(['firefox-esr'], ['firefox']);
  console.log(`Firefox: ${findFirefox() ?? 'none, its test is left out (set FIREFOX to one)'}`);
}
