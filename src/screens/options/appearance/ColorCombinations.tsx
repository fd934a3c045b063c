import { UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Section } from '~/components/forms/Section';
import { safeMediaUrl } from '~/domain/safeLinks';
import { offeredCombinations, sameColors } from '~/domain/store/colorCombinations';
import { colorsIn, type ThemeColors } from '~/domain/store/themeColorNames';
import { effectiveColors } from '~/domain/store/themeColors';

import { mainColorsQuery } from './measurePicture';

import classes from './ColorCombinations.module.css';

/** Time after typing until the logo is loaded, in ms. */
const TYPING_REST_MS = 400;

/** Colours that go together, each set at one press: the saved ones, the default ones and those of the logo. */
export function ColorCombinations({
  values,
  saved,
  logo,
  onChoose,
}: {
  /** As typed. */
  values: ThemeColors;
  saved: ThemeColors;
  /** URL of the logo, as typed. */
  logo: string;
  onChoose: (colors: ThemeColors) => void;
}) {
  /** Typed colours that a press replaced. */
  const [own, setOwn] = useState<ThemeColors | null>(null);
  const [rested] = useDebouncedValue(safeMediaUrl(logo), TYPING_REST_MS);
  const { data: mains = [], isLoading } = useQuery({
    ...mainColorsQuery(rested ?? ''),
    enabled: rested !== null,
  });
  const offered = offeredCombinations(saved, own, mains);
  const chosen = offered.findIndex(({ colors }) => sameColors(colors, values));

  return (
    <Section title="Colores">
      <ul className={classes.list} aria-label="Combinaciones de colores">
        {offered.map(({ label, colors }, index) => (
          <li key={label}>
            <UnstyledButton
              className={classes.card}
              aria-pressed={index === chosen}
              onClick={() => {
                if (chosen === -1) setOwn(colorsIn(values));
                onChoose(colors);
              }}
            >
              <Drawing colors={effectiveColors(colors)} />
              {index === chosen ? (
                <IconCheck className={classes.check} size={18} stroke={3} aria-hidden="true" />
              ) : null}
              {label}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {mains.length > 0 || isLoading ? null : (
        <p className={classes.hint}>
          {rested === null
            ? 'Con un logo del encabezado, acá también hay combinaciones con sus colores.'
            : 'La imagen del logo no deja leer sus colores.'}
        </p>
      )}
    </Section>
  );
}

/** The page and the chat in these colours. */
function Drawing({ colors }: { colors: ThemeColors }) {
  return (
    <svg className={classes.drawing} data-scheme="light" viewBox="0 0 96 64" aria-hidden="true">
      <rect width="96" height="16" fill={colors.theme_header_bg} />
      <rect x="8" y="6" width="26" height="5" rx="2.5" fill={colors.theme_title_color} />
      <rect x="8" y="25" width="30" height="5" rx="2.5" fill={colors.theme_title_color} />
      <rect x="8" y="36" width="24" height="3" rx="1.5" className={classes.text} />
      <rect x="8" y="43" width="28" height="3" rx="1.5" className={classes.text} />
      <rect x="8" y="50" width="18" height="3" rx="1.5" className={classes.text} />
      <rect x="46" y="22" width="44" height="36" rx="5" fill={colors.chat_background_color} />
      <path d="M46 27a5 5 0 0 1 5-5h34a5 5 0 0 1 5 5v5H46z" fill={colors.button_titlebar_color} />
      <circle cx="52" cy="27" r="2" fill={colors.button_titlebar_font_color} />
      <rect
        x="57"
        y="25.5"
        width="16"
        height="3"
        rx="1.5"
        fill={colors.button_titlebar_font_color}
      />
      <rect x="50" y="36" width="22" height="6" rx="3" fill={colors.bot_message} />
      <rect x="66" y="44" width="20" height="6" rx="3" fill={colors.user_message} />
      <rect x="50" y="52" width="14" height="4" rx="2" fill={colors.chip_color} />
    </svg>
  );
}
