import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { withBase } from '~/lib/basePath';

/**
 * A link to an address inside the application given as text ("/options?section=store"), as the domain gives them.
 * Screens that know their target use the router's own Link.
 */
export function AddressLink({
  address,
  className,
  severity,
  onFollow,
  children,
}: {
  address: string;
  className?: string | undefined;
  /** For the style: what the link's text tells. */
  severity?: string;
  /** The link is being followed, wherever it opens. */
  onFollow?: () => void;
  children: ReactNode;
}) {
  const router = useRouter();
  return (
    <a
      className={className}
      data-severity={severity}
      href={withBase(address)}
      onClick={(event) => {
        onFollow?.();
        // Another button or a held key asks the browser for a new tab or window.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        void router.navigate({ href: withBase(address) });
      }}
    >
      {children}
    </a>
  );
}
