import '~/ui/styles/overlays';
import { Autocomplete, Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

import { errorMessage } from '~/api/errors';
import { useCreateProduct } from '~/api/products';
import { focusFirstError } from '~/components/forms/focusFirstError';
import { PriceField } from '~/components/orders/PriceField';
import { messages } from '~/domain/messages';
import {
  type NewProductForm,
  toProductCreate,
  validateProductForm,
} from '~/domain/products/productEdit';
import { DEFAULT_UNIT, unitCodeOf, unitOptions } from '~/domain/products/units';
import { isValid } from '~/domain/validators';
import { useStaffSession } from '~/session/staff';
import { Notice } from '~/ui/Notice';
import { toast } from '~/ui/toast';
import { useSingleFlight } from '~/ui/useSingleFlight';

import classes from './ProductActions.module.css';

const EMPTY: NewProductForm = {
  kind: '',
  name: '',
  brand: '',
  unit: unitCodeOf(DEFAULT_UNIT),
  price: '',
  description: '',
  tags: '',
};

/** Suggestions shown at once; typing narrows them. */
const SUGGESTIONS = 30;

/** Agregar: one new product; what was typed stays when it cannot be created (§2, §5 and §7 staff). */
export function CreateProduct({
  kinds,
  brands,
  onUnsaved,
}: {
  /** Types and brands of the store, offered while typing. */
  kinds: readonly string[];
  brands: readonly string[];
  /** Tells whether something is typed that was not created yet. */
  onUnsaved: (unsaved: boolean) => void;
}) {
  const [form, setForm] = useState(EMPTY);
  const [errors, setErrors] = useState<ReturnType<typeof validateProductForm>>({});
  // Stays until it is settled: a button that moves under the pointer gets its second click elsewhere.
  const [failure, setFailure] = useState<string | null>(null);
  const create = useCreateProduct();
  const alone = useSingleFlight();
  const formElement = useRef<HTMLFormElement>(null);
  const symbol = useStaffSession()?.store?.curr_symbol ?? '$';

  const unsaved = JSON.stringify(form) !== JSON.stringify(EMPTY);
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);

  function change(patch: Partial<NewProductForm>) {
    setForm((before) => ({ ...before, ...patch }));
    setErrors((before) => {
      const after = { ...before };
      for (const field of ['kind', 'name', 'price'] as const) {
        if (patch[field] !== undefined) delete after[field];
      }
      return after;
    });
  }

  async function submit(element: HTMLFormElement) {
    const found = validateProductForm(form);
    setErrors(found);
    if (!isValid(found)) {
      focusFirstError(element, found);
      return;
    }
    try {
      await create.mutateAsync(toProductCreate(form));
      setForm(EMPTY);
      setFailure(null);
      toast.success(messages.productCreated);
      formElement.current?.querySelector<HTMLInputElement>('input[name="kind"]')?.focus();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  }

  return (
    <form
      ref={formElement}
      noValidate
      className={classes.create}
      aria-label="Producto nuevo"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void alone(() => submit(form));
      }}
    >
      <Autocomplete
        label="Tipo"
        name="kind"
        required
        autoComplete="off"
        data={[...kinds]}
        limit={SUGGESTIONS}
        // On focus they would cover the error of the field.
        openOnFocus={false}
        value={form.kind}
        error={errors.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextInput
        label="Nombre"
        name="name"
        required
        autoComplete="off"
        value={form.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Autocomplete
        label="Marca"
        name="brand"
        autoComplete="off"
        data={[...brands]}
        limit={SUGGESTIONS}
        // On focus they would cover the error of the field.
        openOnFocus={false}
        value={form.brand}
        onChange={(brand) => change({ brand })}
      />
      <NativeSelect
        label="Unidad"
        data={unitOptions()}
        value={form.unit}
        onChange={(event) => {
          const unit = unitOptions().find(({ value }) => value === event.currentTarget.value);
          if (unit) change({ unit: unit.value });
        }}
      />
      <PriceField
        label="Precio"
        name="price"
        text={form.price}
        symbol={symbol}
        error={errors.price ?? null}
        onText={(price) => change({ price })}
      />
      <TextInput
        label="Etiquetas"
        description="Separadas por comas"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        value={form.tags}
        onChange={(event) => change({ tags: event.currentTarget.value })}
      />
      <Textarea
        className={classes.whole}
        label="Descripción"
        autosize
        minRows={1}
        maxRows={3}
        value={form.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      {failure === null ? null : (
        <div className={classes.whole}>
          <Notice severity="error">{failure}</Notice>
        </div>
      )}
      <div className={classes.submit}>
        <Button type="submit" loading={create.isPending}>
          Agregar producto
        </Button>
      </div>
    </form>
  );
}
