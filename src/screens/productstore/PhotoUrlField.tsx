import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';

import { urlError } from '~/domain/fieldRules';
import { safeMediaUrl } from '~/domain/safeLinks';

import classes from './ProductStore.module.css';

/** Delay after the last change until the image is loaded, in ms. */
const CHECK_DELAY_MS = 250;

type Loading = 'pending' | 'loaded' | 'broken';

/** The URL of a product's photo, with the photo it leads to, or that it leads to none. */
export function PhotoUrlField({
  value,
  error,
  className = '',
  onChange,
}: {
  value: string;
  error: string | undefined;
  className?: string | undefined;
  onChange: (url: string) => void;
}) {
  const [typed] = useDebouncedValue(value.trim(), CHECK_DELAY_MS);
  const url = typed === '' || urlError(typed) !== null ? null : safeMediaUrl(typed);
  const [result, setResult] = useState<{ url: string; loading: Loading } | null>(null);
  const loading = result?.url === url ? result?.loading : 'pending';
  return (
    <div className={`${classes.photoUrl} ${className}`}>
      <div className={classes.photoPlace}>
        {url === null || loading === 'broken' ? (
          <IconPhotoOff size={22} stroke={1.5} aria-hidden="true" />
        ) : null}
        {url === null ? null : (
          <img
            key={url}
            src={url}
            alt="Vista previa de la imagen"
            hidden={loading !== 'loaded'}
            onLoad={() => setResult({ url, loading: 'loaded' })}
            onError={() => setResult({ url, loading: 'broken' })}
          />
        )}
      </div>
      <TextInput
        label="URL de la imagen"
        name="image"
        type="url"
        autoComplete="off"
        placeholder="https://"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span role="status" className={classes.photoCheck}>
        {url !== null && loading === 'broken'
          ? 'Con esta dirección no se ve ninguna imagen. Revísela antes de guardar.'
          : ''}
      </span>
    </div>
  );
}
