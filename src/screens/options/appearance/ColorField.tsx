import { TextInput } from '@mantine/core';

import { FieldGrid } from '~/components/forms/FieldGrid';
import { type LowContrast, lowContrasts } from '~/domain/store/colorPairs';
import { normalColor } from '~/domain/store/colors';
import type { ThemeColors } from '~/domain/store/themeColorNames';
import type { ColorName, FullColorSet } from '~/domain/store/themeColors';

import { colorLabels } from './themeDraft';

import classes from './ColorField.module.css';

const oneDecimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

function warningOf({ ground, ratio, least }: LowContrast): string {
  return `Poco contraste con «${colorLabels[ground]}» (${oneDecimal.format(ratio)} de ${oneDecimal.format(least)}): los clientes verán un tono parecido que se lea.`;
}

/** The colour fields of an appearance form. */
export function ColorFields<Name extends ColorName>({
  names,
  values,
  errors,
  colors,
  onChange,
}: {
  names: readonly Name[];
  values: Readonly<Record<Name, string>>;
  errors: Partial<Record<string, string>>;
  /** All colours of the theme, valid ones only. */
  colors: FullColorSet;
  onChange: (patch: Partial<ThemeColors>) => void;
}) {
  const contrasts = lowContrasts(colors);
  return (
    <FieldGrid>
      {names.map((name) => (
        <ColorField
          key={name}
          name={name}
          value={values[name]}
          error={errors[name]}
          contrasts={contrasts}
          onChange={(color) => onChange({ [name]: color })}
        />
      ))}
    </FieldGrid>
  );
}

/** A colour, typed as #rrggbb or picked, with a warning for low contrast. */
function ColorField({
  name,
  value,
  error,
  contrasts,
  onChange,
}: {
  name: ColorName;
  value: string;
  error: string | undefined;
  /** Of all colours; those of this field are shown. */
  contrasts: readonly LowContrast[];
  onChange: (value: string) => void;
}) {
  const label = colorLabels[name];
  const warnings = contrasts.filter(({ ink }) => ink === name).map(warningOf);
  return (
    <TextInput
      label={label}
      name={name}
      value={value}
      error={error}
      autoComplete="off"
      spellCheck={false}
      leftSection={
        <input
          type="color"
          className={classes.picker}
          aria-label={`Elegir: ${label}`}
          value={normalColor(value) ?? '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
      description={warnings.length === 0 ? undefined : warnings.join(' ')}
      classNames={{ description: classes.warning }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
