const KEY = 'mantine-color-scheme-value';

/** The scheme chosen on a screen with the component library; null: the system's. */
function chosenScheme(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Applies the chosen colour scheme to screens without the component library; without a choice the system's applies. */
export function applyRememberedScheme(): void {
  const chosen = chosenScheme();
  const { dataset } = document.documentElement;
  if (chosen === 'light' || chosen === 'dark') dataset['mantineColorScheme'] = chosen;
  else delete dataset['mantineColorScheme'];
}
