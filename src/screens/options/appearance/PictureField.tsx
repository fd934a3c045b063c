import { Checkbox, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { safeMediaUrl } from '~/domain/safeLinks';
import {
  type ImageRuleName,
  imageRules,
  canSaveAnyway,
  pictureProblems,
} from '~/domain/store/imageRules';
import { config } from '~/lib/config';

import { pictureQuery } from './measurePicture';
import type { PictureRules } from './usePictureRules';

import classes from './PictureField.module.css';

/** Delay after typing until the URL is loaded, in ms. */
const TYPING_REST_MS = 400;

/** The URL of a picture, with its rule as a hint and the rules that the loaded picture breaks. */
export function PictureField({
  label,
  name,
  rule,
  value,
  error,
  rules,
  onChange,
}: {
  label: string;
  name: string;
  rule: ImageRuleName;
  value: string;
  error: string | undefined;
  rules: PictureRules;
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
      {url === null ? (
        <div className={classes.picture}>
          <EmptyPicture rule={rule} />
        </div>
      ) : (
        <Picture
          url={url}
          rule={rule}
          label={label}
          rules={rules}
          // The field's error has the same text.
          silent={error !== undefined}
        />
      )}
    </div>
  );
}

const EmptyPicture = ({ rule }: { rule: ImageRuleName }) => (
  <span className={classes.frame} data-rule={rule}>
    <IconPhoto size={24} aria-hidden="true" />
  </span>
);

/** The loaded picture in a frame of fixed size, to avoid layout shifts. */
function Picture({
  url,
  rule,
  label,
  rules,
  silent,
}: {
  url: string;
  rule: ImageRuleName;
  label: string;
  rules: PictureRules;
  silent: boolean;
}) {
  const { data: picture } = useQuery(pictureQuery(url));
  const problems = picture === undefined ? [] : pictureProblems(rule, url, picture);
  return (
    <div className={classes.picture}>
      {picture ? (
        <span className={classes.frame} data-rule={rule}>
          <img src={url} alt={`Vista previa: ${label}`} />
        </span>
      ) : (
        <EmptyPicture rule={rule} />
      )}
      <div className={classes.verdict}>
        <ul className={classes.problems} aria-live="polite">
          {silent ? null : problems.map(({ text }) => <li key={text}>{text}</li>)}
        </ul>
        {picture === null ? (
          <p className={classes.help}>
            ¿La foto está en su teléfono o en su computadora?{' '}
            <a href={`mailto:${config().support.email}`}>Soporte la puede subir</a>.
          </p>
        ) : null}
        {canSaveAnyway(problems) ? (
          <Checkbox
            size="sm"
            label="Guardar igual"
            checked={rules.isConfirmed(url)}
            onChange={(event) => rules.confirm(url, event.currentTarget.checked)}
          />
        ) : null}
      </div>
    </div>
  );
}
