import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';

import {
  SHIPPING_FIELDS,
  type ShippingDraft,
  type ShippingField,
} from '~/domain/orders/draft/orderFields';
import type { ShippingErrors } from '~/domain/orders/shipping';
import { DateTimeField } from '~/ui/date/DateTimeField';

import classes from './ShippingTab.module.css';

/** The fields of one shipping entry. */
export function ShippingForm({
  number,
  entry,
  errors,
  wasSubmitted,
  onChange,
  onRemove,
}: {
  /** Position in the list, from 1. */
  number: number;
  entry: ShippingDraft;
  errors: ShippingErrors;
  wasSubmitted: boolean;
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
          label={SHIPPING_FIELDS.tracking_code.label}
          value={entry.tracking_code}
          onChange={(event) => onChange({ tracking_code: event.currentTarget.value })}
        />
        <TextInput
          label={SHIPPING_FIELDS.transport_co.label}
          value={entry.transport_co}
          onChange={(event) => onChange({ transport_co: event.currentTarget.value })}
        />
        <DateTimeField
          label={SHIPPING_FIELDS.departure.label}
          value={entry.departure}
          error={errors.departure}
          showError={wasSubmitted}
          onChange={(departure) => onChange({ departure })}
        />
        <DateTimeField
          label={SHIPPING_FIELDS.eta.label}
          value={entry.eta}
          error={errors.eta}
          showError={wasSubmitted}
          onChange={(eta) => onChange({ eta })}
        />
        <TextInput
          label={SHIPPING_FIELDS.link.label}
          type="url"
          placeholder="https://"
          value={entry.link}
          error={linkLeft || wasSubmitted ? errors.link : undefined}
          onBlur={() => setLinkLeft(true)}
          onChange={(event) => onChange({ link: event.currentTarget.value })}
        />
        <Textarea
          label={SHIPPING_FIELDS.observations.label}
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
