import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

/**
 * A link to an address inside the application given as text ("/options?section=store"), as the domain gives them.
 * Screens that know their target use the router's own Link.
 */
export function AddressLink({
  address,
  ...others
}: { address: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'>) {
  const router = useRouter();
  return (
    <a
      {...others}
      href={router.history.createHref(address)}
      onClick={(event) => {
        // Another button or a held key asks the browser for a new tab or window.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        void router.navigate({ href: address });
      }}
    />
  );
}
