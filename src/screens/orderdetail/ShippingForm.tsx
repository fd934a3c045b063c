import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';

import type { ShippingDraft, ShippingErrors, ShippingField } from '~/domain/orders/shipping';
import { DateTimeField } from '~/ui/date/DateTimeField';

import { shippingLabels } from './shippingLabels';

import classes from './ShippingTab.module.css';

/** The fields of one shipping entry. */
export function ShippingForm({
  number,
  entry,
  errors,
  attempted,
  onChange,
  onRemove,
}: {
  /** Position in the list, from 1. */
  number: number;
  entry: ShippingDraft;
  errors: ShippingErrors;
  attempted: boolean;
  onChange: (change: Partial<Record<ShippingField, string>>) => void;
  /** Removes the entry; null for a stored one. */
  onRemove: (() => void) | null;
}) {
  const [linkLeft, setLinkLeft] = useState(false);
  return (
    <fieldset className={classes.entry}>
      <legend className={classes.legend}>Envío {number}</legend>
      <div className={classes.fields}>
        <TextInput
          label={shippingLabels.tracking_code}
          value={entry.tracking_code}
          onChange={(event) => onChange({ tracking_code: event.currentTarget.value })}
        />
        <TextInput
          label={shippingLabels.transport_co}
          value={entry.transport_co}
          onChange={(event) => onChange({ transport_co: event.currentTarget.value })}
        />
        <DateTimeField
          label={shippingLabels.departure}
          value={entry.departure}
          error={errors.departure}
          showError={attempted}
          onChange={(departure) => onChange({ departure })}
        />
        <DateTimeField
          label={shippingLabels.eta}
          value={entry.eta}
          error={errors.eta}
          showError={attempted}
          onChange={(eta) => onChange({ eta })}
        />
        <TextInput
          label={shippingLabels.link}
          type="url"
          placeholder="https://"
          value={entry.link}
          error={linkLeft || attempted ? errors.link : undefined}
          onBlur={() => setLinkLeft(true)}
          onChange={(event) => onChange({ link: event.currentTarget.value })}
        />
        <Textarea
          label={shippingLabels.observations}
          autosize
          minRows={1}
          maxRows={3}
          value={entry.observations}
          onChange={(event) => onChange({ observations: event.currentTarget.value })}
        />
      </div>
      {onRemove ? (
        <Button size="compact-sm" variant="subtle" color="red" onClick={onRemove}>
          Quitar envío {number}
        </Button>
      ) : null}
    </fieldset>
  );
}
