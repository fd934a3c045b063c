import '~/ui/styles/overlays';
import { completeSetupTask } from '~/api/setupTasks';
import type { Refcode } from '~/contract/types';
import { useStaffSession } from '~/session/staff';
import { Dialog } from '~/ui/dialog/Dialog';

import { codeColumns } from './codeColumns';
import { CopyField } from './CopyField';
import { PosterButton } from './poster/PosterButton';
import { QrPicture } from './QrPicture';

import classes from './CodeDialog.module.css';

/** Columns that the dialog repeats: the cards of phones leave most of them out. */
const FACTS = new Set(['mensaje', 'respuesta', 'destino', 'tipo']);

/** The QR of a marketing code, to download, with its URL to copy and its texts. */
export function CodeDialog({ code, onClosed }: { code: Refcode; onClosed: () => void }) {
  const store = useStaffSession()?.store;
  return (
    <Dialog title={`Código ${code.code}`} backCloses onClose={onClosed}>
      <div className={classes.content}>
        <p className={classes.description}>{code.description}</p>
        <dl className={classes.facts}>
          {codeColumns
            .filter(({ key }) => FACTS.has(key))
            .map(({ key, header, text }) => (
              <div key={key}>
                <dt>{header}</dt>
                <dd>{text(code)}</dd>
              </div>
            ))}
        </dl>
        {code.active ? null : <p className={classes.inactive}>Este código está inactivo.</p>}
        <QrPicture
          text={code.url}
          label={`QR del código ${code.code}`}
          fileName={`qr-${code.code}.png`}
          onDownloaded={() => void completeSetupTask('qrs', new Date())}
        >
          {store ? (
            <PosterButton
              store={store}
              url={code.url}
              message={code.client_msg_preamble}
              name={`cartel-${code.code}`}
            />
          ) : null}
        </QrPicture>
        <CopyField label="Dirección del código" text={code.url} />
      </div>
    </Dialog>
  );
}
