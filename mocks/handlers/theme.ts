import { themeOf } from '../database/themeRows';
import { invalid, ok, type HandlersOf } from '../http';
import { themeUpdateError } from '../rules/theme';

export const themeHandlers = {
  getTheme(call) {
    return ok(themeOf(call.db, call.seller().store));
  },

  saveTheme(call) {
    const { db, body } = call;
    const { store } = call.seller();
    const problem = themeUpdateError(body);
    if (problem !== null) throw invalid(problem);
    const theme = { ...body, social_networks: store.social_networks };
    if (db.themes.get(store.id) === undefined) db.themes.insert({ id: store.id, theme });
    else db.themes.update(store.id, { theme });
    return ok(themeOf(db, store));
  },
} satisfies HandlersOf<'getTheme' | 'saveTheme'>;
