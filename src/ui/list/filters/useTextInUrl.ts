import { useState } from 'react';

/**
 * State of a text field whose value is in the URL: the typed text is shown at once, while the URL follows it; another value
 * of the URL (Back, Clear) replaces it.
 */
export function useTextInUrl(
  value: string,
  onChange: (value: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [urlValue, setUrlValue] = useState(value);
  /** Typed texts that the URL does not hold yet, oldest first. */
  const [pending, setPending] = useState<readonly string[]>([]);
  if (value !== urlValue) {
    const reached = pending.indexOf(value);
    setUrlValue(value);
    setPending(reached === -1 ? [] : pending.slice(reached + 1));
    if (reached === -1) setTyped(value);
  }
  return [
    typed,
    (text) => {
      setTyped(text);
      setPending(text === value ? [] : [...pending, text]);
      onChange(text);
    },
  ];
}
