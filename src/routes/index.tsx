import { createFileRoute } from '@tanstack/react-router';

import { customerStartQuery } from '~/api/customerStart';
import { CustomerHomeScreen } from '~/screens/customerhome/CustomerHomeScreen';
import { homeSearch } from '~/screens/customerhome/homeSearch';

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(customerStartQuery(null)),
  component: function CustomerHome() {
    return <CustomerHomeScreen hashtag={null} search={Route.useSearch()} />;
  },
});
