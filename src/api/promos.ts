import { queryOptions } from '@tanstack/react-query';

import { promoShape } from '~/contract/shapes.gen';
import type { Promo, PromoInput } from '~/contract/types';
import { partsByName } from '~/domain/mergeChanges';
import { promoDayLabel } from '~/domain/store/weekdays';

import { entrySave } from './saves/replacingSave';
import { useSave } from './saves/useSave';
import { api, unwrap } from './transport/client';
import { staffLoad } from './transport/loadPolicy';
import { readListStrict } from './transport/parse';

const readPromos = (signal: AbortSignal | null = null) =>
  unwrap(api().GET('/store/promos/', { signal }), readListStrict(promoShape));

/** GET /store/promos/. */
export const promosQuery = () =>
  queryOptions({
    queryKey: ['promos', 'listPromos'],
    queryFn: ({ signal }) => readPromos(signal),
    meta: staffLoad,
  });

const replacement = entrySave<Promo[], PromoInput[]>({
  queryKey: promosQuery().queryKey,
  read: () => readPromos(),
  post: (body) => unwrap(api().POST('/store/promos/', { body }), readListStrict(promoShape)),
  parts: partsByName<PromoInput>(({ day_of_week }) => promoDayLabel(day_of_week)),
});

/** POST /store/promos/: the whole calendar, which replaces the saved one. */
export const useSavePromos = () => useSave(replacement);
