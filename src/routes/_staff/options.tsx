import { createFileRoute, redirect } from '@tanstack/react-router';

import { messages } from '~/domain/messages';
import { viewerOf } from '~/domain/session/access';
import { openedBySection } from '~/screens/options/openedOptions';
import { OptionsScreen } from '~/screens/options/OptionsScreen';
import { staffSession } from '~/session/staff';
import { toast } from '~/ui/feedback/toast';
import { textSearchParams } from '~/ui/textSearchParams';

export const Route = createFileRoute('/_staff/options')({
  validateSearch: textSearchParams,
  loaderDeps: ({ search: { section, step } }) => ({ section, step }),
  // The section is handled once; the URL then is plain /options.
  loader: ({ deps }) => {
    const opened = openedBySection(deps, viewerOf(staffSession()));
    if (opened === null) return;
    if (opened === 'denied') toast.warning(messages.adminTaskOnly);
    throw redirect({
      to: '/options',
      replace: true,
      state:
        typeof opened === 'string'
          ? { notice: opened === 'denied' ? messages.adminTaskOnly : undefined }
          : { options: opened },
    });
  },
  component: OptionsScreen,
});
