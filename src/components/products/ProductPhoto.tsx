import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';

import { photoSources } from '~/domain/photoSize';
import { safeMediaUrl } from '~/domain/safeLinks';

import classes from './ProductPhoto.module.css';

/** The photo of a product in a square box, or a placeholder icon while there is none. */
export function ProductPhoto({
  url,
  name,
  size = 56,
}: {
  url: string | null;
  name: string;
  /** Side of the box, in px. */
  size?: number;
}) {
  const safe = safeMediaUrl(url);
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className={classes.box} style={{ width: size, height: size }}>
      {safe === null || missing === safe ? (
        <span className={classes.none}>
          <IconPhotoOff size={22} stroke={1.5} aria-hidden="true" />
          <span className="visually-hidden">Sin foto de {name}</span>
        </span>
      ) : (
        <img
          className={classes.photo}
          {...photoSources(safe, { width: size, height: size })}
          alt={`Foto de ${name}`}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(safe)}
        />
      )}
    </span>
  );
}
