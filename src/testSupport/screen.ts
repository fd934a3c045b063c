/**
 * Testing Library's queries, with a faster one by role: the library computes the name of every element of a role, which
 * takes most of the time of a test that renders the whole application. Here most names are read from their texts.
 */
import {
  buildQueries,
  type ByRoleMatcher,
  type ByRoleOptions,
  getQueriesForElement,
  isInaccessible,
  queries as libraryQueries,
} from '@testing-library/react';
import { type ARIARoleRelationConcept, roleElements } from 'aria-query';
import { computeAccessibleName } from 'dom-accessibility-api';

/** A whole name, or what it matches. */
export type Name = NonNullable<ByRoleOptions['name']>;

function isNamed(name: Name, element: HTMLElement): boolean {
  const own = nameOf(element);
  if (typeof name === 'function') return name(own, element);
  return typeof name === 'string' ? own === name : own.search(name) >= 0;
}

/** Elements by role; the role of the library's type may be any text. */
const elementsOf: ReadonlyMap<string, ReadonlySet<ARIARoleRelationConcept>> = new Map(
  roleElements.entries(),
);

const NAMED_BY_TEXT = /^(?:a|button|h\d)$/;
const CHANGES_NAME = /^(?:aria-.*|title|role|hidden|style)$/;

/** The text that a part of a control adds to its name; null where that takes more than reading it. */
function textOf(part: ChildNode): string | null {
  if (!(part instanceof Element)) return part.textContent;
  if (part.getAttribute('aria-hidden') === 'true') return '';
  const isPlain =
    part.localName === 'span' && !part.getAttributeNames().some((one) => CHANGES_NAME.test(one));
  return isPlain ? textWithin(part) : null;
}

function textWithin(element: Element): string | null {
  let all = '';
  for (const part of element.childNodes) {
    const text = textOf(part);
    if (text === null) return null;
    all += text;
  }
  return all;
}

/** The accessible name; the library computes what is more than a text. */
export function nameOf(element: HTMLElement): string {
  if (!element.hasAttribute('aria-labelledby')) {
    const label = element.getAttribute('aria-label')?.trim() ?? '';
    if (label !== '') return label;
    const text = NAMED_BY_TEXT.test(element.localName) ? textWithin(element)?.trim() : '';
    if (text) return text.replaceAll(/\s+/g, ' ');
  }
  return computeAccessibleName(element);
}

/** Elements that may have the role. An input without a type is a text. */
const selectorOf = (role: ByRoleMatcher) =>
  [...(elementsOf.get(role) ?? [])]
    .map(({ name, attributes = [] }) => {
      const values = attributes.filter(({ value }) => value !== undefined && value !== 'text');
      return name + values.map((one) => `[${one.name}="${one.value}"]`).join('');
    })
    .concat(`[role~="${role}"]`)
    .join();

/**
 * Whether an element has the role and the states. Both depend on its own attributes alone: the library looks at a copy of it
 * without the rest of the page.
 */
function hasRole(element: HTMLElement, role: ByRoleMatcher, states: ByRoleOptions): boolean {
  const area = document.createElement('div');
  area.append(element.cloneNode());
  return libraryQueries.queryAllByRole(area, role, { ...states, hidden: true }).length > 0;
}

function queryAllByRole(area: HTMLElement, role: ByRoleMatcher, options: ByRoleOptions = {}) {
  const { name, hidden = false, ...states } = options;
  if (name === undefined || hidden) return libraryQueries.queryAllByRole(area, role, options);
  return [...area.querySelectorAll<HTMLElement>(selectorOf(role))].filter(
    (element) =>
      isNamed(name, element) && hasRole(element, role, states) && !isInaccessible(element),
  );
}

const described = (role: ByRoleMatcher, { name = '' }: ByRoleOptions = {}) =>
  `${role} ${String(name)}`;

const [queryByRole, getAllByRole, getByRole, findAllByRole, findByRole] = buildQueries(
  queryAllByRole,
  (_area, role, options) => `Found more than one ${described(role, options)}`,
  (_area, role, options) => `Found no ${described(role, options)}`,
);

// `buildQueries` loses the type parameter of the element that is found.
const queries = {
  ...libraryQueries,
  queryByRole,
  queryAllByRole,
  getAllByRole,
  getByRole,
  findAllByRole,
  findByRole,
} as typeof libraryQueries;

/** The queries of an element. */
export const within = (area: HTMLElement) => getQueriesForElement(area, queries);

/** The queries of the page. */
export const screen = within(document.body);
