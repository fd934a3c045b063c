import { createContext } from 'react';

import { openLocalReader } from './localReader';

/** In place of `readerContext`: tests run without workers. */
export const ReaderContext = createContext(openLocalReader);
