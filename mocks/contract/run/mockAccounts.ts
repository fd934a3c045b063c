import { CONTACT_SYNC_KEY } from '../../auth';
import { ACCOUNTS, RECOVERY_CODE } from '../../seed/accounts';
import type { Accounts, Credentials } from './host';

const credentialsOf = ({ email, password }: Credentials): Credentials => ({ email, password });

/** The accounts of the mock backend: what `accounts.example.json` of the package holds. */
export const mockAccounts: Accounts = {
  storeAdmin: credentialsOf(ACCOUNTS.storeAdmin),
  storeUser: credentialsOf(ACCOUNTS.storeUser),
  platformAdmin: credentialsOf(ACCOUNTS.platformAdmin),
  disabledUser: credentialsOf(ACCOUNTS.disabledUser),
  contactSyncKey: CONTACT_SYNC_KEY,
  recoveryCode: RECOVERY_CODE,
};
