import { TextInput, type TextInputProps } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';

import { parsePrice, type TypedPrice } from '~/domain/typedNumbers';
import { formatMoney } from '~/lib/money';

/**
 * An optional price typed in either number style. Under what was typed stands how it is read (`= $ 1.234,50`), or
 * why it cannot be (readings); a text that is as it was loaded is neither read out nor judged.
 */
export function PriceField({
  text,
  loadedText = '',
  symbol,
  lock = null,
  lockShown = true,
  error = null,
  read = parsePrice,
  onText,
  ...others
}: {
  /** What stands in the field. */
  text: string;
  /** What stood there when it was loaded. */
  loadedText?: string;
  symbol: string;
  /** Why it may not be changed; null: it may. */
  lock?: string | null;
  /** False where the reason already stands beside the field: then it is only its description. */
  lockShown?: boolean;
  /** An error of the caller's, shown instead of the field's own. */
  error?: string | null;
  /** How a text becomes a price; its own rule where it differs from the usual one. */
  read?: (text: string) => TypedPrice;
  onText: (text: string) => void;
} & Pick<
  TextInputProps,
  'label' | 'aria-label' | 'className' | 'name' | 'onBlur' | 'placeholder' | 'size'
>) {
  const price = text === loadedText ? null : read(text);
  const reading =
    price?.ok && price.value !== null ? `= ${formatMoney(price.value, symbol)}` : undefined;
  return (
    <TextInput
      {...others}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden="true">{symbol}</span>}
      leftSectionWidth={symbol.length > 2 ? 44 : 32}
      rightSection={lock === null ? null : <IconLock size={15} aria-hidden="true" />}
      readOnly={lock !== null}
      title={lock ?? undefined}
      description={lock ?? reading}
      descriptionProps={lock !== null && !lockShown ? { className: 'visually-hidden' } : {}}
      error={error ?? (price && !price.ok ? price.error : null)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      styles={{ input: { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } }}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}
