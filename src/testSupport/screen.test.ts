import { type ByRoleOptions, queries } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { screen } from './screen';

/** Elements whose role or name takes more than reading their tag and text. */
const ELEMENTS = `
  <button>Guardar</button>
  <button aria-label="Guardar"><svg aria-hidden="true"></svg></button>
  <button><span aria-hidden="true">✕</span> <span>Guardar</span></button>
  <button title="Guardar"><svg aria-hidden="true"></svg></button>
  <button><img alt="Guardar"></button>
  <button><span aria-label="Guardar">G</span></button>
  <button aria-labelledby="title">Otro</button>
  <button hidden>Guardar</button>
  <div aria-hidden="true"><button>Guardar</button></div>
  <button role="tab" aria-selected="true">Guardar</button>
  <a href="/guardar">Guardar</a>
  <a>Guardar</a>
  <input type="submit" value="Guardar">
  <input type="checkbox" role="switch" aria-label="Guardar">
  <label>Guardar <span aria-hidden="true">*</span> <input></label>
  <label>Guardar <input list="kinds"></label>
  <h2 id="title">Guardar</h2>
  <section aria-labelledby="title">Guardar</section>
  <section>Guardar</section>`;

beforeEach(() => {
  document.body.innerHTML = ELEMENTS;
});

const places = (found: readonly Element[]) =>
  found.map((one) => [...document.querySelectorAll('*')].indexOf(one));

it.each<[string, ByRoleOptions]>([
  ['button', { name: 'Guardar' }],
  ['button', { name: /guarda/i }],
  ['button', { name: 'Guarda' }],
  ['button', { name: 'Guardar', hidden: true }],
  ['tab', { name: 'Guardar', selected: true }],
  ['tab', { name: 'Guardar', selected: false }],
  ['link', { name: 'Guardar' }],
  ['switch', { name: 'Guardar' }],
  ['textbox', { name: 'Guardar' }],
  ['combobox', { name: 'Guardar' }],
  ['heading', { name: 'Guardar', level: 2 }],
  ['heading', { name: 'Guardar', level: 3 }],
  ['region', { name: 'Guardar' }],
])('finds each %s that the library finds by %o', (role, options) => {
  expect(places(screen.queryAllByRole(role, options))).toEqual(
    places(queries.queryAllByRole(document.body, role, options)),
  );
});
