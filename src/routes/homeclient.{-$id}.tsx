import { createFileRoute } from '@tanstack/react-router';

import { customerStartQuery } from '~/api/customerStart';
import { CustomerHomeScreen } from '~/screens/customerhome/CustomerHomeScreen';
import { homeSearch } from '~/screens/customerhome/homeSearch';

export const Route = createFileRoute('/homeclient/{-$id}')({
  validateSearch: homeSearch,
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(customerStartQuery(params.id ?? null)),
  component: function ClientHome() {
    const { id = null } = Route.useParams();
    return <CustomerHomeScreen key={id} hashtag={id} search={Route.useSearch()} />;
  },
});
