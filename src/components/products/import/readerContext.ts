import { createContext } from 'react';

import { type OpenReader, openWorkerReader } from '~/workers/productFile/reader';

/** How product files are read: by a worker; tests give one that runs without. */
export const ReaderContext = createContext<OpenReader>(openWorkerReader);
