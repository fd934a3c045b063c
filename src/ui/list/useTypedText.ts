import { useState } from 'react';

/** Keeps what is being typed while the address follows; another address (Back, Clear) wins. */
export function useTypedText(
  value: string,
  onChange: (value: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }
  return [
    typed,
    (text) => {
      setTyped(text);
      setTold(text);
      onChange(text);
    },
  ];
}
