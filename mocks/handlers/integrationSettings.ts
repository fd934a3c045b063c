import { urlError } from '~/domain/validators';

import { invalid, ok, type HandlersOf } from '../http';
import { newIntegrationRow } from '../newStore';
import { textOrNull } from '../productRows';

export const integrationSettingsHandlers = {
  getIntegrationSettings(call) {
    const { store } = call.staff();
    const { settings } = call.db.integrations.get(store.id) ?? newIntegrationRow(store.id);
    return ok(settings);
  },

  saveIntegrationSettings(call) {
    const { db, body } = call;
    const { store } = call.staff();
    const problem = urlError(body.woo_base_url);
    if (problem !== null) throw invalid(problem);
    const settings = {
      ...body,
      woo_base_url: textOrNull(body.woo_base_url),
      woo_api_key: textOrNull(body.woo_api_key),
      woo_secret: textOrNull(body.woo_secret),
    };
    if (db.integrations.get(store.id) === undefined) {
      db.integrations.insert({ id: store.id, settings });
    } else {
      db.integrations.update(store.id, { settings });
    }
    return ok(settings);
  },
} satisfies HandlersOf<'getIntegrationSettings' | 'saveIntegrationSettings'>;
