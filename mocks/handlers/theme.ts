import type { ThemeUpdate } from '~/contract/types';
import { VIDEO_SLOT } from '~/domain/theme';
import { urlError } from '~/domain/validators';

import { invalid, ok, type HandlersOf } from '../http';
import { themeOf } from '../themeRows';

/** @throws 422 for an address that is not complete; the video's is an id (§3 and §5 staff). */
function refuseWrongAddresses({ header_logo, widget_logo, media }: ThemeUpdate): void {
  const pictures = media.filter((_slot, index) => index !== VIDEO_SLOT);
  const addresses = [
    header_logo,
    widget_logo,
    ...pictures.map(({ media_url }) => media_url),
    ...media.map(({ link }) => link),
  ];
  for (const address of addresses) {
    const problem = urlError(address);
    if (problem !== null) throw invalid(problem);
  }
}

export const themeHandlers = {
  getTheme(call) {
    return ok(themeOf(call.db, call.staff().store));
  },

  saveTheme(call) {
    const { db, body } = call;
    const { store } = call.staff();
    refuseWrongAddresses(body);
    const theme = { ...body, social_networks: store.social_networks };
    if (db.themes.get(store.id) === undefined) db.themes.insert({ id: store.id, theme });
    else db.themes.update(store.id, { theme });
    return ok(themeOf(db, store));
  },
} satisfies HandlersOf<'getTheme' | 'saveTheme'>;
