import { createFileRoute } from '@tanstack/react-router';

import { customerStartQuery } from '~/api/customerStart';
import { CustomerHomeScreen } from '~/screens/customerhome/CustomerHomeScreen';
import { homeSearch } from '~/screens/customerhome/homeSearch';

export const Route = createFileRoute('/s/$id')({
  validateSearch: homeSearch,
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(customerStartQuery(params.id)),
  component: function StorePage() {
    const { id } = Route.useParams();
    return <CustomerHomeScreen key={id} hashtag={id} search={Route.useSearch()} />;
  },
});
