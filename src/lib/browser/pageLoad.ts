/** Page loads that the application starts. A change of the history would cancel one that is under way. */
let isUnderWay = false;

export const isPageLoading = (): boolean => isUnderWay;

function start(load: () => void): void {
  isUnderWay = true;
  window.addEventListener('pageshow', ({ persisted }) => {
    // Back returned to this page, which the browser had kept.
    if (persisted) isUnderWay = false;
  });
  load();
}

/**
 * Loads a page in the place of the one that is shown.
 * @param isBelow whether the current history entry belongs to an overlay, and the page's is the one below it
 */
export function replacePage(href: string, { isBelow }: { isBelow: boolean }): void {
  const replace = () => window.location.replace(href);
  start(() => {
    if (!isBelow) return replace();
    window.addEventListener('popstate', replace, { once: true });
    return window.history.back();
  });
}

export const reloadPage = (): void => start(() => window.location.reload());
