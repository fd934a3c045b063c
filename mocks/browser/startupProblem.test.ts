import { expect, it } from 'vitest';

import { refusedWorker, workerProblem } from './startupProblem';

const lan = { origin: 'http://192.168.0.7:4173', port: '4173', pathname: '/login' };

it('is null where the browser offers service workers', () => {
  const navigator = { serviceWorker: {} };
  expect(workerProblem({ isSecureContext: true, navigator }, lan)).toBeNull();
});

it('names the URL and the next step on an insecure origin', () => {
  const problem = workerProblem({ isSecureContext: false, navigator: {} }, lan);
  expect(problem?.lines).toEqual([
    'Usa un service worker, y los navegadores lo permiten solo en localhost o con HTTPS. Esta página se abrió desde http://192.168.0.7:4173.',
    'En la computadora que sirve la aplicación abra http://localhost:4173/login. Para usarla desde otro equipo, sírvala con HTTPS.',
  ]);
});

it('mentions private windows on a secure origin', () => {
  const problem = workerProblem({ isSecureContext: true, navigator: {} }, lan);
  expect(problem?.lines.join(' ')).toContain('ventana normal');
});

it('says why the browser refused the worker, and what to check', () => {
  const { lines } = refusedWorker('/demo/mockWorker.js', new TypeError('404 not found'));
  expect(lines[0]).toBe(
    'El navegador no pudo iniciar su service worker, /demo/mockWorker.js: TypeError: 404 not found',
  );
  expect(lines[1]).toContain('mockServiceWorker.js');
});
