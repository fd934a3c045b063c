import { queryOptions } from '@tanstack/react-query';

import { themeShape } from '~/contract/shapes.gen';
import type { Theme, ThemeUpdate } from '~/contract/types';
import { partsByField } from '~/domain/mergeChanges';

import { entrySave } from './saves/replacingSave';
import { useSave } from './saves/useSave';
import { api, unwrap } from './transport/client';
import { staffLoad } from './transport/loadPolicy';
import { readOneStrict } from './transport/parse';

const readTheme = (signal: AbortSignal | null = null) =>
  unwrap(api().GET('/store/theme', { signal }), readOneStrict(themeShape));

/** GET /store/theme. */
export const themeQuery = () =>
  queryOptions({
    queryKey: ['theme', 'getTheme'],
    queryFn: ({ signal }) => readTheme(signal),
    meta: staffLoad,
  });

const replacement = entrySave<Theme, ThemeUpdate>({
  queryKey: themeQuery().queryKey,
  read: () => readTheme(),
  post: (body) => unwrap(api().POST('/store/theme', { body }), readOneStrict(themeShape)),
  parts: partsByField({
    header_logo: 'Imagen de la página',
    widget_logo: 'Avatar del asistente',
    title: 'Título',
    subtitle: 'Subtítulo',
    color_set: 'Colores',
    media: 'Imágenes y videos',
  }),
});

/** POST /store/theme: the whole theme, which replaces the saved one. */
export const useSaveTheme = () => useSave(replacement);
