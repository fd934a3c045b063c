import { createContext } from 'react';

import { type OpenFileWorker, openFileWorker } from '~/workers/productFile/client';

/** Reads product files: in a worker, and without one in tests. */
export const FileWorkerContext = createContext<OpenFileWorker>(openFileWorker);
