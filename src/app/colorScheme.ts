const KEY = 'mantine-color-scheme-value';

/** Screens without the component library wear the colour scheme that was chosen in those with it. */
export function applyRememberedScheme(): void {
  try {
    const chosen = window.localStorage.getItem(KEY);
    if (chosen === 'light' || chosen === 'dark') {
      document.documentElement.dataset['mantineColorScheme'] = chosen;
    }
  } catch {
    // The system's scheme stays.
  }
}
