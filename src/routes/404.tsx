import { createFileRoute } from '@tanstack/react-router';

import { NotFoundScreen } from '~/screens/notfound/NotFoundScreen';

export const Route = createFileRoute('/404')({ component: NotFoundScreen });
