import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';

import { knowledgeBaseQuery, standardFaqsQuery } from '~/api/faqs';
import { productsQuery } from '~/api/products';
import { promosQuery } from '~/api/promos';
import { refcodesQuery } from '~/api/refcodes';
import { themeQuery } from '~/api/theme';
import { asSecondary } from '~/api/transport/loadPolicy';
import { loadMain } from '~/api/transport/mainLoad';
import { messages } from '~/domain/messages';
import { isStoreAdmin, loadsFor, viewerOf } from '~/domain/session/access';
import { type MarketingTab, marketingTabOf } from '~/domain/session/tabs';
import { staffSession } from '~/session/staff';
import { toast } from '~/ui/feedback/toast';

const storeAdminSections: readonly string[] = ['faqs1', 'faqs2'] satisfies MarketingTab[];

/**
 * Loads the data of the tab of the `section` parameter on entry; other tabs load theirs when opened.
 * @throws the redirect to plain /marketing for a section of the store admin when the viewer is not one
 */
export async function loadMarketing(
  queryClient: QueryClient,
  section: string | undefined,
): Promise<void> {
  const viewer = viewerOf(staffSession());
  if (section !== undefined && storeAdminSections.includes(section) && !isStoreAdmin(viewer)) {
    toast.warning(messages.adminTaskOnly);
    throw redirect({
      to: '/marketing',
      replace: true,
      state: { notice: messages.adminTaskOnly },
    });
  }
  switch (marketingTabOf(section, viewer)) {
    case 'acciones':
      if (loadsFor(viewer, 'refcodes')) await loadMain(queryClient, refcodesQuery());
      return;
    case 'calendario':
      void queryClient.prefetchQuery(asSecondary(productsQuery()));
      await loadMain(queryClient, promosQuery());
      return;
    case 'compartir':
      void queryClient.prefetchQuery(asSecondary(themeQuery()));
      return;
    case 'faqs1':
      await loadMain(queryClient, standardFaqsQuery());
      return;
    case 'faqs2':
      await loadMain(queryClient, knowledgeBaseQuery());
  }
}
