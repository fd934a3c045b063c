import createClient from 'openapi-fetch';

import type { paths } from '~/contract/schema.gen';
import type { ContactSync } from '~/contract/types';
import { config } from '~/lib/config';

/** POST /api/3/contact/sync on the configured marketing service, if there is one. A failure is only logged. */
export async function syncContact(contact: ContactSync['contact']): Promise<void> {
  const { contactSync } = config();
  if (!contactSync) return;
  try {
    const client = createClient<paths>({
      baseUrl: contactSync.url,
      fetch: (request) => globalThis.fetch(request),
    });
    const { response } = await client.POST('/api/3/contact/sync', {
      body: { contact },
      headers: { 'Api-Token': contactSync.key },
    });
    if (!response.ok) console.warn(`Contact sync failed: ${response.status}`);
  } catch (error) {
    console.warn('Contact sync failed', error);
  }
}
