import { storedValue } from '~/lib/browser/storedValue';

/** Whether the keys that are one letter or sign are off, in this browser: who dictates types them by accident. */
export const lettersOff = storedValue<boolean>(
  'sinTeclasDeUnaLetra',
  (raw) => raw === true || null,
);
