import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { withBase } from '~/lib/basePath';

/**
 * A link to a URL inside the application given as text ("/options?section=store"), as domain rules return them.
 * Screens that know their target use the router's own Link.
 */
export function InternalLink({
  url,
  className,
  onFollow,
  children,
}: {
  url: string;
  className?: string | undefined;
  /** Called when the link is followed, in this tab or a new one. */
  onFollow?: () => void;
  children: ReactNode;
}) {
  const router = useRouter();
  return (
    <a
      className={className}
      href={withBase(url)}
      onClick={(event) => {
        onFollow?.();
        // A modified click opens a new tab or window.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        void router.navigate({ href: withBase(url) });
      }}
    >
      {children}
    </a>
  );
}
