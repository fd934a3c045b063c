/**
 * `npm run bench -- loading` and `npm run bench -- importing`: measurements that depend on the machine and fail over their
 * limits. `npm test -- --nightly` runs both.
 */
const [name] = process.argv.splice(2, 1);
if (name === 'loading') await import('./loading');
else if (name === 'importing') await import('./importing');
else {
  console.error('npm run bench -- loading | importing');
  process.exitCode = 2;
}
