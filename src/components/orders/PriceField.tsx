import { TextInput, type TextInputProps } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';

import { parsePrice, type TypedPrice } from '~/domain/typedNumbers';
import { formatMoney } from '~/lib/money';

/**
 * An optional price, typed in German or English style. The parsed value (`= $ 1.234,50`) or the error is shown below it,
 * unless the text is still the loaded one.
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
  /** Current text of the field. */
  text: string;
  /** Text of the field when it was loaded. */
  loadedText?: string;
  symbol: string;
  /** Why the field is read-only; null: it is editable. */
  lock?: string | null;
  /** False where the reason is already visible beside the field: then only screen readers get it. */
  lockShown?: boolean;
  /** Replaces the field's own error. */
  error?: string | null;
  /** Parses the text; {@link parsePrice} by default. */
  read?: (text: string) => TypedPrice;
  onText: (text: string) => void;
} & Pick<
  TextInputProps,
  'label' | 'aria-label' | 'className' | 'name' | 'onBlur' | 'onKeyDown' | 'placeholder' | 'size'
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
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      styles={{ input: { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } }}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}
