import { createFileRoute, redirect } from '@tanstack/react-router';

import { safeMediaUrl } from '~/domain/safeLinks';
import { DashboardScreen } from '~/screens/dashboard/DashboardScreen';
import { staffSession } from '~/session/staff';
import { toast } from '~/ui/feedback/toast';

export const Route = createFileRoute('/_staff/dashboard')({
  loader: () => {
    if (safeMediaUrl(staffSession()?.store?.urls.report_general) === null) {
      const notice = 'La tienda todavía no tiene informes';
      toast.info(notice);
      throw redirect({ to: '/home', replace: true, state: { notice } });
    }
  },
  component: DashboardScreen,
});
