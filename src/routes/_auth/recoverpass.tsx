import { createFileRoute } from '@tanstack/react-router';

import { RecoverPassScreen } from '~/screens/recoverpass/RecoverPassScreen';

export const Route = createFileRoute('/_auth/recoverpass')({ component: RecoverPassScreen });
