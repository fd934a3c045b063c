/**
 * `npm run bench` (or `-- loading`) and `npm run bench -- importing`: measurements that depend on the machine and fail over their
 * limits. `npm test -- --nightly` runs both.
 */
import { argv } from 'node:process';

const [bench = 'loading'] = argv.splice(2, 1);
if (bench === 'loading') await import('./loading');
else if (bench === 'importing') await import('./importing');
else {
  console.error('npm run bench -- loading | importing');
  process.exitCode = 2;
}
