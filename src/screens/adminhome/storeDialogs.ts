import type { AdminStore } from '~/contract/types';

/** The dialogs about one store. */
export type StoreDialogKind =
  | 'faqUpload'
  | 'faqList'
  | 'imports'
  | 'logs'
  | 'whatsapp'
  | 'urls'
  | 'social'
  | 'disable';

/**
 * Opens a dialog.
 * @param opener gets the focus back when the dialog closes
 */
export type OpenDialog = (kind: StoreDialogKind, storeId: number, opener: HTMLElement) => void;

/** Names a store in dialogs and messages: many have like names. */
export const storeTitle = ({ name, hashtag }: Pick<AdminStore, 'name' | 'hashtag'>): string =>
  `${name} (${hashtag})`;
