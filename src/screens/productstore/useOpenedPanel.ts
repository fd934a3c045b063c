import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { actionOfHash, focusPanel } from './ProductActions';

/**
 * The open panel. A URL with a panel's id as its hash opens the panel and moves the focus to it; the hash is removed,
 * so that the panel can be closed.
 */
export function useOpenedPanel() {
  const navigate = useNavigate();
  const wanted = actionOfHash(useLocation({ select: ({ hash }) => hash }));
  const [opened, setOpened] = useState(wanted);
  if (wanted && wanted !== opened) setOpened(wanted);
  useEffect(() => {
    if (!wanted) return;
    // After the focus on the heading that follows a navigation.
    void navigate({ to: '.', search: true, hash: '', replace: true }).then(() =>
      focusPanel(wanted),
    );
  }, [wanted, navigate]);
  return [opened, setOpened] as const;
}
