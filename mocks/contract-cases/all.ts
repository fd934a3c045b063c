import type { HostCase, SeedCase } from '../contractCase';
import * as adminLogs from './adminLogs';
import * as adminStores from './adminStores';
import * as auth from './auth';
import * as clients from './clients';
import { closedStoreCases } from './closedStore';
import * as contactSync from './contactSync';
import * as customerCatalogue from './customerCatalogue';
import * as customerOrder from './customerOrder';
import * as customerSession from './customerSession';
import * as dataImports from './dataImports';
import * as faqs from './faqs';
import * as integrationSettings from './integrationSettings';
import * as orders from './orders';
import * as paymentMethods from './paymentMethods';
import * as productFiles from './productFiles';
import * as products from './products';
import * as promos from './promos';
import * as refcodes from './refcodes';
import * as store from './store';
import * as storeUsers from './storeUsers';
import * as theme from './theme';

const tags = [
  adminLogs,
  adminStores,
  auth,
  clients,
  contactSync,
  customerCatalogue,
  customerOrder,
  customerSession,
  dataImports,
  faqs,
  integrationSettings,
  orders,
  paymentMethods,
  productFiles,
  products,
  promos,
  refcodes,
  store,
  storeUsers,
  theme,
];

/** The cases of every tag, for any backend. */
export const hostCases: readonly HostCase[] = [
  ...tags.flatMap(({ cases }) => cases),
  ...closedStoreCases,
];

/** The cases of every tag that need the mock's seed. */
export const seedCases: readonly SeedCase[] = tags.flatMap(({ seedCases: own }) => own);
