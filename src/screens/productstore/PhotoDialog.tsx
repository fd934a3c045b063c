import '~/ui/styles/overlays';
import { photoSources } from '~/domain/photoSize';
import { safeMediaUrl } from '~/domain/safeLinks';
import { Dialog } from '~/ui/dialog/Dialog';

import classes from './PhotoDialog.module.css';

/** Height of the specified image dialog, and the width that it has at most, in px. */
const HEIGHT = 350;
const WIDTH = 588;

/** A product's photo, whole. */
export function PhotoDialog({
  url,
  name,
  onClose,
}: {
  url: string | null;
  name: string;
  onClose: () => void;
}) {
  const safe = safeMediaUrl(url);
  return (
    <Dialog title={name} size="lg" onClose={onClose}>
      {safe === null ? null : (
        <img
          className={classes.photo}
          {...photoSources(safe, { width: WIDTH })}
          alt={`Foto de ${name}`}
          height={HEIGHT}
        />
      )}
    </Dialog>
  );
}
