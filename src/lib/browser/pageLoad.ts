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

/** Loads a page in the place of the current history entry, also when that belongs to an open overlay. */
export const replacePage = (href: string): void => start(() => window.location.replace(href));

export const reloadPage = (): void => start(() => window.location.reload());
