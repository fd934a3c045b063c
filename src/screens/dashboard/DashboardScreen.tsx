import '~/ui/styles/screens';
import { Button } from '@mantine/core';

import { ReportEmbed } from '~/components/ReportEmbed';
import { safeMediaUrl } from '~/domain/safeLinks';
import { ROUTES } from '~/domain/session/routes';
import { useScreenSession } from '~/session/screenSession';
import { PageHeader } from '~/ui/PageHeader';

/** /dashboard: the store's general report in a frame; the route requires one. */
export function DashboardScreen() {
  const report = safeMediaUrl(useScreenSession()?.store?.urls.report_general);
  if (report === null) return null;
  return (
    <>
      <PageHeader title={ROUTES.dashboard.title}>
        <Button
          component="a"
          variant="default"
          // Two lines on the narrowest screens.
          h="auto"
          mih="var(--button-height)"
          maw="100%"
          styles={{ label: { whiteSpace: 'normal' } }}
          href={report}
          target="_blank"
          rel="noreferrer"
        >
          Abrir el informe en otra pestaña
        </Button>
      </PageHeader>
      <ReportEmbed src={report} title="Informe general" size="full" />
    </>
  );
}
