import { rangeText } from '~/lib/pages';

import { Deferred } from '../Deferred';
import { Pages } from './Pages';
import type { List } from './useList';

/** The pages of a list. */
export const ListPages = <Row,>({
  list: { page, pageSize, matching, setPage },
}: {
  list: List<Row>;
}) => (
  <Deferred>
    <Pages
      page={page.page}
      pages={page.pages}
      range={rangeText(page.page, pageSize, matching.length)}
      onPage={setPage}
    />
  </Deferred>
);
