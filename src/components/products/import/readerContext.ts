import { createContext } from 'react';

import { type OpenEngine, openWorkerEngine } from '~/workers/productFile/reader';

/** Reads product files: in a worker, and without one in tests. */
export const ReaderContext = createContext<OpenEngine>(openWorkerEngine);
