/**
 * Replaces the package `tldts` in the browser. The cookie store of msw looks domains up in its list of public suffixes, a
 * third of the mock backend's script; the mock backend sets no cookies.
 */
export const getDomain = (hostname: string): string => hostname;
