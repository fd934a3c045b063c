import { useState } from 'react';

/**
 * State of a text field whose value is in the URL: the typed text is shown at once; another value of the URL (Back,
 * Clear) replaces it.
 */
export function useTypedText(
  value: string,
  onChange: (value: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [urlValue, setUrlValue] = useState(value);
  if (value !== urlValue) {
    setUrlValue(value);
    setTyped(value);
  }
  return [
    typed,
    (text) => {
      setTyped(text);
      setUrlValue(text);
      onChange(text);
    },
  ];
}
