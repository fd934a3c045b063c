/** The modules that `src/build/contractModules.ts` replaces, by file name: evaluated together, they read the contract once. */
export * as openapi from './contract-kit/openapi';
export * as operationRows from './contract/operationRows';
export * as stateVersion from './database/stateVersion';
