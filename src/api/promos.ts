import { queryOptions } from '@tanstack/react-query';

import { promoShape } from '~/contract/shapes.gen';
import type { Promo, PromoInput } from '~/contract/types';
import { partsByName } from '~/domain/mergeChanges';
import { promoDayLabel } from '~/domain/store/weekdays';

import { type BuildBody, useSaveOnNewest } from './saves/newestSaves';
import { OnceSender } from './saves/onceSender';
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

const once = new OnceSender<BuildBody<Promo[], PromoInput[]>, Promo[]>();

/** POST /store/promos/: the whole calendar, which replaces the saved one. */
export function useSavePromos() {
  return useSaveOnNewest<Promo[], PromoInput[]>({
    once,
    queryKey: promosQuery().queryKey,
    read: () => readPromos(),
    request: (body) => unwrap(api().POST('/store/promos/', { body }), readListStrict(promoShape)),
    parts: partsByName<PromoInput>(({ day_of_week }) => promoDayLabel(day_of_week)),
  });
}
