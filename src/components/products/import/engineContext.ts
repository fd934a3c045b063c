import { createContext } from 'react';

import { type OpenEngine, openWorkerEngine } from '~/workers/productFile/engineClient';

/** Reads product files: in a worker, and without one in tests. */
export const EngineContext = createContext<OpenEngine>(openWorkerEngine);
