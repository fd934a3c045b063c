import '~/ui/styles/overlays';
import type { ReactNode } from 'react';

import { EmailLink, PhoneLink } from '~/components/contact/ContactLinks';
import type { AdminStore } from '~/contract/types';
import { whatsappHref } from '~/domain/shopper/contactLinks';
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

/** How the shop can be answered: links that the rows of the table do not have, where a press opens the panel. */
const contacts: Readonly<Record<string, (store: AdminStore) => ReactNode>> = {
  usuario: ({ creatoremail }) => <EmailLink email={creatoremail} />,
  email: ({ email }) => <EmailLink email={email} />,
  telefono: ({ phone }) => <PhoneLink phone={phone} />,
};

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
              const contact = contacts[key]?.(store);
              const chat =
                key === 'whatsapp' ? whatsappHref(store.identifiers.exclusive_whatsapp) : null;
              return (
                <div key={key}>
                  <dt>{column.header}</dt>
                  <dd>
                    {contact ?? (column.cell ? column.cell(store) : column.text(store))}
                    {chat === null ? null : (
                      <a href={chat} target="_blank" rel="noreferrer">
                        Escribir por WhatsApp
                      </a>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
