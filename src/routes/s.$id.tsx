import { createFileRoute } from '@tanstack/react-router';

import { customerStartQuery } from '~/api/customerStart';
import { CustomerHomeScreen } from '~/screens/customerhome/CustomerHomeScreen';
import { homeSearch } from '~/screens/customerhome/homeSearch';
import { HomeSkeleton } from '~/screens/customerhome/HomeSkeleton';

export const Route = createFileRoute('/s/$id')({
  // Not split from the entry: the skeleton renders while the rest loads.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: homeSearch,
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(customerStartQuery(params.id)),
  pendingComponent: HomeSkeleton,
  component: function StorePage() {
    const { id } = Route.useParams();
    return <CustomerHomeScreen key={id} hashtag={id} search={Route.useSearch()} />;
  },
});
