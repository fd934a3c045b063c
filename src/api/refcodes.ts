import { queryOptions } from '@tanstack/react-query';

import { refcodeShape } from '~/contract/shapes.gen';
import type { Refcode, RefcodeInput } from '~/contract/types';
import { partsByName } from '~/domain/mergeChanges';

import { entrySave } from './saves/replacingSave';
import { useSave } from './saves/useSave';
import { api, unwrap } from './transport/client';
import { staffLoad } from './transport/loadPolicy';
import { readListStrict } from './transport/parse';

const readRefcodes = (signal: AbortSignal | null = null) =>
  unwrap(api().GET('/store/refcodes/', { signal }), readListStrict(refcodeShape));

/** GET /store/refcodes/. */
export const refcodesQuery = () =>
  queryOptions({
    queryKey: ['refcodes', 'listRefcodes'],
    queryFn: ({ signal }) => readRefcodes(signal),
    meta: staffLoad,
  });

const replacement = entrySave<Refcode[], RefcodeInput[]>({
  queryKey: refcodesQuery().queryKey,
  read: () => readRefcodes(),
  post: (body) => unwrap(api().POST('/store/refcodes/', { body }), readListStrict(refcodeShape)),
  parts: partsByName<RefcodeInput>(({ description }) => description),
});

/** POST /store/refcodes/: the whole list, which replaces the saved one. */
export const useSaveRefcodes = () => useSave(replacement);
