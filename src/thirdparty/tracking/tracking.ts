/** The configured script, and the hosts (host[:port]) that it may run on; null: it never runs. */
export type TrackingConfig = { scriptUrl: string; hosts: readonly string[] } | null;

/**
 * Loads the tracking script on the configured production hosts, and nowhere else (§7 of both documents).
 * @returns whether it was asked for
 */
export function startTracking(tracking: TrackingConfig, host: string): boolean {
  if (!tracking?.hosts.includes(host)) return false;
  const script = document.createElement('script');
  script.src = tracking.scriptUrl;
  script.async = true;
  document.head.append(script);
  return true;
}
