import { createFileRoute } from '@tanstack/react-router';

import { customerStartQuery } from '~/api/customerStart';
import { CustomerHomeScreen } from '~/screens/customerhome/CustomerHomeScreen';
import { homeSearch } from '~/screens/customerhome/homeSearch';
import { HomeSkeleton } from '~/screens/customerhome/HomeSkeleton';

export const Route = createFileRoute('/')({
  // Not split from the entry: the skeleton renders while the rest loads.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: homeSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(customerStartQuery(null)),
  pendingComponent: HomeSkeleton,
  component: function CustomerHome() {
    return <CustomerHomeScreen hashtag={null} search={Route.useSearch()} />;
  },
});
