import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';

import { safeMediaUrl } from '~/domain/safeLinks';

import classes from './ProductPhoto.module.css';

/** Side of the box, in px. */
const SIZE = 56;

/** The photo of a product in a fixed box: a quiet ground while it loads, a sign where there is none. */
export function ProductPhoto({ url, name }: { url: string | null; name: string }) {
  const safe = safeMediaUrl(url);
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className={classes.box}>
      {safe === null || missing === safe ? (
        <span className={classes.none}>
          <IconPhotoOff size={22} stroke={1.5} aria-hidden="true" />
          <span className="visually-hidden">Sin foto de {name}</span>
        </span>
      ) : (
        <img
          className={classes.photo}
          src={safe}
          alt={`Foto de ${name}`}
          width={SIZE}
          height={SIZE}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(safe)}
        />
      )}
    </span>
  );
}
