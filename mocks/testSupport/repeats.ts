import type { OperationId } from '../contract-kit/operation';

/**
 * What a second request does after the first one was carried out and its answer was lost.
 * - `lookUp`: it adds something again, so the operation named here tells before it is sent whether that is needed.
 * - `same`: nothing more.
 * - `refused`: the server refuses it, so the message of the lost answer says what to try.
 */
type Repeat = { lookUp: OperationId } | 'same' | 'refused';

/** Every operation of the contract that changes something; `repeats.test.ts` compares it with openapi.yaml. */
export const repeats: Partial<Record<OperationId, Repeat>> = {
  createProduct: { lookUp: 'listProducts' },
  addOrderItems: { lookUp: 'getOrderStatus' },
  addStoreUser: { lookUp: 'listStoreUsers' },
  saveRefcodes: { lookUp: 'listRefcodes' },
  savePaymentMethods: { lookUp: 'listPaymentMethods' },
  savePromos: { lookUp: 'listPromos' },
  saveStandardFaqs: { lookUp: 'listStandardFaqs' },
  saveOrder: { lookUp: 'getOrder' },
  uploadProductsFile: { lookUp: 'listDataImports' },
  uploadProductPrices: { lookUp: 'listDataImports' },
  uploadProductsStock: { lookUp: 'listDataImports' },
  uploadProductsUpdate: { lookUp: 'listDataImports' },
  uploadProductsDelete: { lookUp: 'listDataImports' },
  uploadStoreFaq: { lookUp: 'listStoreFaqs' },
  importStoreProducts: { lookUp: 'listAdminDataImports' },
  // Read again too, so that the retry does not fail on what the first request removed.
  deleteStoreUser: { lookUp: 'listStoreUsers' },
  deleteProducts: { lookUp: 'listProducts' },
  deleteOrderItem: { lookUp: 'getOrderStatus' },
  updateOrderItem: { lookUp: 'getOrderStatus' },
  registerClient: { lookUp: 'recoverSession' },
  saveTheme: { lookUp: 'getTheme' },
  updateProduct: { lookUp: 'getProduct' },
  updateAdminStore: { lookUp: 'listStores' },
  setStoreUserData: { lookUp: 'listStores' },
  saveIntegrationSettings: { lookUp: 'getIntegrationSettings' },

  registerStore: 'refused',
  changePassword: 'refused',
  passwordRecover: 'refused',

  login: 'same',
  startPasswordRecover: 'same',
  saveStore: 'same',
  presetStore: 'same',
  setRefCode: 'same',
  logActivity: 'same',
  enableStore: 'same',
  disableStore: 'same',
  syncContact: 'same',
};

/** POST operations that read. */
export const reads: readonly OperationId[] = ['getOrderStatus', 'getProductList'];
