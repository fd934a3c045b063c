import type { AllHandlers } from '../http';
import { adminLogsHandlers } from './adminLogs';
import { adminStoresHandlers } from './adminStores';
import { authHandlers } from './auth';
import { clientsHandlers } from './clients';
import { contactSyncHandlers } from './contactSync';
import { customerCatalogueHandlers } from './customerCatalogue';
import { customerOrderHandlers } from './customerOrder';
import { customerSessionHandlers } from './customerSession';
import { dataImportsHandlers } from './dataImports';
import { faqsHandlers } from './faqs';
import { integrationSettingsHandlers } from './integrationSettings';
import { ordersHandlers } from './orders';
import { paymentMethodsHandlers } from './paymentMethods';
import { productFilesHandlers } from './productFiles';
import { productsHandlers } from './products';
import { promosHandlers } from './promos';
import { refcodesHandlers } from './refcodes';
import { storeHandlers } from './store';
import { storeUsersHandlers } from './storeUsers';
import { themeHandlers } from './theme';

/** A handler for every operation of the contract; a missing one is a type error. */
export const handlers = {
  ...adminLogsHandlers,
  ...adminStoresHandlers,
  ...authHandlers,
  ...clientsHandlers,
  ...contactSyncHandlers,
  ...customerCatalogueHandlers,
  ...customerOrderHandlers,
  ...customerSessionHandlers,
  ...dataImportsHandlers,
  ...faqsHandlers,
  ...integrationSettingsHandlers,
  ...ordersHandlers,
  ...paymentMethodsHandlers,
  ...productFilesHandlers,
  ...productsHandlers,
  ...promosHandlers,
  ...refcodesHandlers,
  ...storeHandlers,
  ...storeUsersHandlers,
  ...themeHandlers,
} satisfies AllHandlers;
