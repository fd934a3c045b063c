import { createFileRoute } from '@tanstack/react-router';

import { NotFoundScreen } from '~/screens/notFound/NotFoundScreen';

export const Route = createFileRoute('/404')({ component: NotFoundScreen });
