/** The script and the hosts (host[:port]) that load it; null: no host does. */
type TrackingConfig = { scriptUrl: string; hosts: readonly string[] } | null;

/**
 * Loads the tracking script, on the configured production hosts only.
 * @returns whether the script is loaded
 */
export function startTracking(tracking: TrackingConfig, host: string): boolean {
  if (!tracking?.hosts.includes(host)) return false;
  const script = document.createElement('script');
  script.src = tracking.scriptUrl;
  script.async = true;
  document.head.append(script);
  return true;
}
