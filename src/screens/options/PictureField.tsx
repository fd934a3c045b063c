import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';

import {
  imageProblems,
  type ImageRuleName,
  imageRules,
  type LoadedPicture,
} from '~/domain/products/imageRules';
import { safeMediaUrl } from '~/domain/safeLinks';

import classes from './PictureField.module.css';

/** An address is looked up once typing rests for this long, in ms. */
const TYPING_REST_MS = 400;

/** The address of a picture with its rule as a hint, and what the loaded picture breaks of it (§5 staff). */
export function PictureField({
  label,
  name,
  rule,
  value,
  error,
  onChange,
}: {
  label: string;
  name: string;
  rule: ImageRuleName;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const [rested] = useDebouncedValue(value, TYPING_REST_MS);
  const url = safeMediaUrl(rested);
  return (
    <div className={classes.field}>
      <TextInput
        label={label}
        name={name}
        description={imageRules[rule].hint}
        inputMode="url"
        autoComplete="off"
        placeholder="https://…"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Picture key={url} url={url} rule={rule} label={label} />
    </div>
  );
}

/** The loaded picture, in a frame that also stands while there is none: what lies below never moves. */
function Picture({ url, rule, label }: { url: string | null; rule: ImageRuleName; label: string }) {
  const [picture, setPicture] = useState<LoadedPicture | 'loading' | 'missing'>('loading');
  const problems =
    picture === 'missing'
      ? ['No se pudo cargar la imagen']
      : picture === 'loading'
        ? []
        : imageProblems(rule, picture);
  return (
    <div className={classes.picture}>
      <span className={classes.frame} data-rule={rule}>
        {url === null || picture === 'missing' ? (
          <IconPhoto size={24} aria-hidden="true" />
        ) : (
          <img
            src={url}
            alt={`Vista previa: ${label}`}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setPicture({ url, width, height })
            }
            onError={() => setPicture('missing')}
          />
        )}
      </span>
      <ul className={classes.problems} aria-live="polite">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
