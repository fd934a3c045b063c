import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { productTags } from '~/domain/products/productTags';
import { leaveStore } from '~/session/customer';
import { renderScreen } from '~/testSupport/renderScreen';
import { screen } from '~/testSupport/screen';

import { useMockBackend } from '../../../mocks/node';
import { CATALOGUE_TOKENS, STORE_IDS } from '../../../mocks/seed/accounts';

const backend = useMockBackend();

afterEach(leaveStore);

/** The texts of an element by the `lang` that holds for them; '' for that of the page. */
function textsByLang(root: HTMLElement): Map<string, Set<string>> {
  const texts = new Map<string, Set<string>>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim().replaceAll('\u00a0', ' ') ?? '';
    const lang = walker.currentNode.parentElement?.closest<HTMLElement>('[lang]')?.lang ?? '';
    if (/\p{L}/u.test(text)) texts.set(lang, (texts.get(lang) ?? new Set<string>()).add(text));
  }
  return texts;
}

it('marks the texts of a Portuguese store, and nothing else, as Portuguese', async () => {
  renderScreen(`/productlist/${CATALOGUE_TOKENS.feiralucia}`);
  const products = backend.db.products.where(({ store_id }) => store_id === STORE_IDS.feiralucia);
  const [first] = products;
  if (!first) throw new Error('No product');
  const own = new Set<string>();
  for (const product of products) {
    const { name, brand, kind, category, description } = product;
    const tags = productTags(product);
    for (const text of [name, brand.name, kind.name, category, description, tags.join(', ')])
      own.add(text ?? '');
    for (const tag of tags) own.add(tag);
  }

  fireEvent.click(await screen.findByRole('button', { name: first.name }));
  const dialog = await screen.findByRole('dialog');
  const inDialog = textsByLang(dialog);
  expect([...(inDialog.get('') ?? [])]).toEqual([
    'Valor',
    expect.stringMatching(/^R\$/),
    expect.stringContaining('/'),
    'por docena',
    'Etiquetas',
    'Descripción',
    'Marca',
    'Tipo',
    'Categoría',
    'doc.',
    'Agregar',
  ]);
  for (const text of inDialog.get('pt-BR') ?? []) expect(own).toContain(text);
  expect(inDialog.get('pt-BR')).toContain(first.name);

  const onPage = textsByLang(document.body);
  for (const text of onPage.get('pt-BR') ?? []) expect(own).toContain(text);
  for (const text of onPage.get('') ?? []) expect(own).not.toContain(text);
});
