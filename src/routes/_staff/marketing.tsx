import { createFileRoute } from '@tanstack/react-router';

import { loadMarketing } from '~/screens/marketing/loadMarketing';
import { MarketingScreen } from '~/screens/marketing/MarketingScreen';
import { textSearchParams } from '~/ui/textSearchParams';

export const Route = createFileRoute('/_staff/marketing')({
  validateSearch: textSearchParams,
  loader: ({ context, location }) =>
    loadMarketing(
      context.queryClient,
      new URLSearchParams(location.searchStr).get('section') ?? undefined,
    ),
  // On entry only: a failed load of a tab opened later must not discard typed values in another tab.
  shouldReload: false,
  gcTime: 0,
  component: MarketingScreen,
});
