import '~/ui/styles/overlays';
import type { AdminStore } from '~/contract/types';
import { Dialog } from '~/ui/dialog/Dialog';
import type { Column } from '~/ui/list/columns';

import classes from './AdminHomeContent.module.css';

/** Columns of the table by subject, in the order of the panel. */
const GROUPS = [
  { title: 'Tienda', keys: ['activa', 'hashtag', 'id', 'creada', 'usuario'] },
  { title: 'Acciones', keys: ['csv', 'faq', 'faqIa', 'logs', 'redes'] },
  {
    title: 'Contacto',
    keys: ['whatsapp', 'email', 'telefono', 'direccion', 'ciudad', 'codigoPostal'],
  },
  { title: 'Fiscal', keys: ['razonSocial', 'cuit'] },
  { title: 'Informes', keys: ['informeInicio', 'informes'] },
] as const;

/** All fields and actions of one store beside the table. */
export function StorePanel({
  store,
  columns,
  isCovered,
  onClose,
}: {
  store: AdminStore;
  columns: readonly Column<AdminStore>[];
  /** A dialog is open over the panel. */
  isCovered: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      edge="right"
      size="30rem"
      title={store.name}
      // One veil: that of the dialog.
      withOverlay={!isCovered}
      closeOnEscape={!isCovered}
      closeOnClickOutside={!isCovered}
      onClose={onClose}
    >
      {GROUPS.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <h3 className={classes.heading}>{title}</h3>
          <dl className={classes.fields}>
            {keys.map((key) => {
              const column = columns.find((one) => one.key === key);
              if (!column) return null;
              return (
                <div key={key}>
                  <dt>{column.header}</dt>
                  <dd>{column.cell ? column.cell(store) : column.text(store)}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
