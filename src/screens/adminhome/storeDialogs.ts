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
