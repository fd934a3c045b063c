import { createContext } from 'react';

import { openLocalEngine } from './localEngine';

/** In place of `readerContext`: tests run without workers. */
export const EngineContext = createContext(openLocalEngine);
