import { createFileRoute } from '@tanstack/react-router';

import { customerStartQuery } from '~/components/shopper/customerStart';
import { CustomerHomeScreen } from '~/screens/customerhome/CustomerHomeScreen';
import { homeSearch } from '~/screens/customerhome/homeSearch';
import { HomeSkeleton } from '~/screens/customerhome/HomeSkeleton';

export const Route = createFileRoute('/')({
  // The skeleton is drawn while the rest is on its way, so it comes with the first file.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: homeSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(customerStartQuery(null)),
  pendingComponent: HomeSkeleton,
  component: function CustomerHome() {
    return <CustomerHomeScreen hashtag={null} search={Route.useSearch()} />;
  },
});
