import type { SocialNetworks } from '~/contract/types';
import { safeHref } from '~/domain/safeLinks';
import { safeInternalUrl } from '~/domain/session/rememberedUrl';
import { withoutBase } from '~/lib/basePath';
import { parseUrl } from '~/lib/url';

/**
 * The URL inside this application that a complete link points to, or null for an external link.
 * @param hosts the application's own hosts (host[:port])
 */
export function internalUrlOf(link: string, hosts: readonly string[]): string | null {
  const url = parseUrl(link);
  if (url === null) return null;
  const { protocol, host, pathname, search } = url;
  if (!/^https?:$/.test(protocol) || !hosts.includes(host)) return null;
  return safeInternalUrl(withoutBase(pathname) + search);
}

const networks = [
  { key: 'whatsapp', label: 'WhatsApp' },
  { key: 'yt', label: 'YouTube' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'instagram', label: 'Instagram' },
  { key: 'maps', label: 'Cómo llegar' },
] as const;

export type Network = (typeof networks)[number]['key'];

interface SocialLink {
  key: Network;
  label: string;
  href: string;
}

/** Social links to show: enabled by their flag and safe to follow. */
export function socialLinks(social: SocialNetworks): SocialLink[] {
  return networks.flatMap(({ key, label }) => {
    const href = social.flags[key] ? safeHref(social[key]) : null;
    return href === null ? [] : [{ key, label, href }];
  });
}
