/** What the administrator opens about one store (§2 customer, admin actions per store). */
export type StoreDialogKind =
  | 'faqUpload'
  | 'faqList'
  | 'imports'
  | 'logs'
  | 'whatsapp'
  | 'urls'
  | 'social'
  | 'disable';

/** Opens a dialog; the control that asked gets the focus back when it closes. */
export type OpenDialog = (kind: StoreDialogKind, storeId: number, opener: HTMLElement) => void;
