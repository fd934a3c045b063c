/** The exports of the package of `npm run mocks:pack`. */
export { createBackend } from '../backend';
export { HttpServer } from './httpServer';
export { ACCOUNTS, CATALOGUE_TOKENS, CUSTOMER_LINKS, DEMO_ORDERS } from '../seed/accounts';
