import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { renderComponent } from '~/testSupport/renderComponent';
import { screen } from '~/testSupport/screen';
import type { ListSearch } from '~/ui/list/listSearch';

import { CodeTable } from './CodeTable';

const codes = Array.from({ length: 20 }, (_, index) => ({
  code: `C${index}`,
  description: 'Volante',
  client_msg_preamble: 'Hola',
  use_confirm_finisher: 'Gracias',
  reference_type: 1,
  is_web: true,
  active: true,
  url: 'https://tienda.test',
  created_at: '2026-11-01 10:00:00',
}));

function Codes() {
  const [search, setSearch] = useState<ListSearch>({});
  return (
    <CodeTable
      codes={codes}
      search={search}
      onSearch={setSearch}
      onSort={() => undefined}
      opened={null}
      onOpen={() => undefined}
    />
  );
}

it('begins another page at its first code', () => {
  renderComponent(<Codes />);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100));
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  fireEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
  expect(scroll).toHaveBeenCalledOnce();
  expect(scroll.mock.contexts[0]).toBe(
    screen.getByRole('region', { name: 'Códigos de marketing' }),
  );
});
