import { urlError } from '~/domain/fieldRules';

import { newIntegrationRow } from '../database/newStore';
import { invalid, ok, type HandlersOf } from '../http';

export const integrationSettingsHandlers = {
  getIntegrationSettings(call) {
    const { store } = call.seller();
    const { settings } = call.db.integrations.get(store.id) ?? newIntegrationRow(store.id);
    return ok(settings);
  },

  saveIntegrationSettings(call) {
    const { db, body } = call;
    const { store } = call.seller();
    const problem = urlError(body.woo_base_url);
    if (problem !== null) throw invalid(problem);
    if (db.integrations.get(store.id) === undefined) {
      db.integrations.insert({ id: store.id, settings: body });
    } else {
      db.integrations.update(store.id, { settings: body });
    }
    return ok(body);
  },
} satisfies HandlersOf<'getIntegrationSettings' | 'saveIntegrationSettings'>;
