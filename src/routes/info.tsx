import { createFileRoute } from '@tanstack/react-router';

import { InfoScreen } from '~/screens/info/InfoScreen';

export const Route = createFileRoute('/info')({ component: InfoScreen });
