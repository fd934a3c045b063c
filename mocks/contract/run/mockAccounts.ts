import { CONTACT_SYNC_KEY } from '../../auth';
import { ACCOUNTS, RECOVERY_CODE } from '../../seed/accounts';
import type { Accounts } from './host';

/** The accounts of the mock backend. */
export const mockAccounts: Accounts = {
  ...ACCOUNTS,
  contactSyncKey: CONTACT_SYNC_KEY,
  recoveryCode: RECOVERY_CODE,
};
