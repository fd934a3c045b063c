/**
 * `npm run bench` (or `-- loading`), `npm run bench -- importing` and `npm run bench -- scale`: measurements that depend on the
 * machine and fail over their limits. `npm test -- --nightly` runs them.
 */
import { argv } from 'node:process';

const [bench = 'loading'] = argv.splice(2, 1);
if (bench === 'loading') await import('./loading');
else if (bench === 'importing') await import('./importing');
else if (bench === 'scale') await import('./scale');
else {
  console.error('npm run bench -- loading | importing | scale');
  process.exitCode = 2;
}
