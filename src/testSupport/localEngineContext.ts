import { createContext } from 'react';

import { openLocalEngine } from './localEngine';

/** In place of `engineContext`: tests run without workers. */
export const EngineContext = createContext(openLocalEngine);
