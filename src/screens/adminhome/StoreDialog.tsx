import type { AdminDataImport, AdminStore } from '~/contract/types';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';

import { FaqListDialog, FaqUploadDialog } from './FaqDialogs';
import { ImportsDialog } from './ImportsDialog';
import { LogsDialog } from './LogsDialog';
import { SocialDialog } from './SocialDialog';
import { type StoreDialogKind, storeTitle } from './storeDialogs';
import { UrlsDialog, StoreWhatsappDialog } from './StoreFieldsDialog';

const dialogs = {
  faqUpload: FaqUploadDialog,
  faqList: FaqListDialog,
  logs: LogsDialog,
  whatsapp: StoreWhatsappDialog,
  urls: UrlsDialog,
  social: SocialDialog,
} as const satisfies Record<Exclude<StoreDialogKind, 'disable' | 'imports'>, unknown>;

/** The open dialog about one store. */
export function StoreDialog({
  kind,
  store,
  imports,
  onDisable,
  onClose,
}: {
  kind: StoreDialogKind;
  store: AdminStore;
  imports: readonly AdminDataImport[] | undefined;
  onDisable: () => void;
  onClose: () => void;
}) {
  if (kind === 'disable') {
    return (
      <ConfirmDialog
        title="Desactivar la tienda"
        text={`Hasta que se active otra vez, los usuarios de ${storeTitle(store)} no van a poder ingresar. Sus clientes van a ver "Esta tienda no está disponible por ahora" en su página, en su catálogo y en los enlaces de pedidos y de pago: no van a poder comprar ni pagar.`}
        confirmLabel="Desactivar"
        cancelLabel="Cancelar"
        danger
        onConfirm={onDisable}
        onCancel={onClose}
      />
    );
  }
  if (kind === 'imports')
    return <ImportsDialog store={store} imports={imports} onClose={onClose} />;
  const Dialog = dialogs[kind];
  return <Dialog store={store} onClose={onClose} />;
}
