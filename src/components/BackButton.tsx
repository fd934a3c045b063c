import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';

import { HOME_URL } from '~/domain/session/rememberedUrl';
import { withBase } from '~/lib/basePath';
import { rememberedUrl } from '~/session/staff';

import classes from './BackButton.module.css';

/**
 * Back to the previous screen with its filters, through the browser's history; in a tab that starts here, to the
 * remembered URL, else /home.
 */
export function BackButton() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <ActionIcon
      className={classes.button}
      variant="subtle"
      color="gray"
      size={44}
      aria-label="Volver"
      onClick={() => {
        if (canGoBack) router.history.back();
        else router.history.push(withBase(rememberedUrl() ?? HOME_URL));
      }}
    >
      <IconArrowLeft size={22} aria-hidden="true" />
    </ActionIcon>
  );
}
