import type { Case } from '../contractCase';
import { accessCases } from './access';
import * as adminLogs from './adminLogs';
import * as adminStores from './adminStores';
import * as auth from './auth';
import * as clients from './clients';
import * as contactSync from './contactSync';
import * as customerCatalogue from './customerCatalogue';
import * as customerOrder from './customerOrder';
import * as customerSession from './customerSession';
import * as dataImports from './dataImports';
import { disabledStoreCases } from './disabledStore';
import * as faqs from './faqs';
import { formCases } from './form';
import * as integrationSettings from './integrationSettings';
import { isolationCases } from './isolation';
import * as orders from './orders';
import { pathCases } from './paths';
import * as paymentMethods from './paymentMethods';
import * as productFiles from './productFiles';
import * as products from './products';
import * as promos from './promos';
import * as refcodes from './refcodes';
import { ruledCases } from './ruled';
import * as store from './store';
import * as storeUsers from './storeUsers';
import * as theme from './theme';

const tags = [
  auth,
  store,
  integrationSettings,
  theme,
  promos,
  refcodes,
  paymentMethods,
  faqs,
  storeUsers,
  dataImports,
  products,
  productFiles,
  clients,
  orders,
  customerSession,
  customerOrder,
  customerCatalogue,
  adminStores,
  adminLogs,
  contactSync,
];

const behaviour = tags.flatMap(({ cases }) => cases);

/** Every case of the contract, for any backend. */
export const allCases: readonly Case[] = [
  ...behaviour,
  ...ruledCases(behaviour),
  ...isolationCases,
  ...accessCases(behaviour),
  ...disabledStoreCases,
  ...formCases,
  ...pathCases,
];
