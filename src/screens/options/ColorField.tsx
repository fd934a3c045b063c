import { TextInput } from '@mantine/core';

import type { LowContrast } from '~/domain/store/colorPairs';
import { normalColor } from '~/domain/store/colors';
import type { ColorName } from '~/domain/store/theme';

import { colorLabels } from './themeDraft';

import classes from './ColorField.module.css';

const oneDecimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

function warningOf({ ground, ratio, least }: LowContrast): string {
  return `Poco contraste con «${colorLabels[ground]}» (${oneDecimal.format(ratio)} de ${oneDecimal.format(least)}): los clientes verán un tono parecido que se lea.`;
}

/** A colour, typed as #rrggbb or picked; it warns when it is hard to read where it stands. */
export function ColorField({
  name,
  value,
  error,
  contrasts,
  onChange,
}: {
  name: ColorName;
  value: string;
  error: string | undefined;
  /** Of all colours; the field's own are shown. */
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
