import '~/ui/styles/overlays';
import { Autocomplete, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';

import { useCreateProduct, useUpdateProduct } from '~/api/products';
import { errorMessage } from '~/api/transport/errors';
import { FormDialogs } from '~/components/forms/FormDialogs';
import { SaveButton } from '~/components/forms/SaveButton';
import { useForm } from '~/components/forms/useForm';
import { PriceField } from '~/components/orders/PriceField';
import type { Product } from '~/contract/types';
import { messages } from '~/domain/messages';
import { wholeUpdate } from '~/domain/products/bulkChanges';
import {
  type NewProductForm,
  toProductCreate,
  validateProductForm,
} from '~/domain/products/productEdit';
import { findTwin } from '~/domain/products/twins';
import { DEFAULT_UNIT, unitCodeOf, unitOptions } from '~/domain/products/units';
import { useScreenSession } from '~/session/screenSession';
import { Notice } from '~/ui/feedback/Notice';
import { toast } from '~/ui/feedback/toast';

import { PhotoUrlField } from './PhotoUrlField';
import { useEdits } from './productEdits';

import classes from './ProductActions.module.css';

const EMPTY: NewProductForm = {
  kind: '',
  name: '',
  brand: '',
  unit: unitCodeOf(DEFAULT_UNIT),
  price: '',
  description: '',
  tags: '',
  image: '',
};

/** Suggestions shown at once; typing narrows them. */
const SUGGESTIONS = 30;

/** Agregar: one new product. */
export function CreateProduct({
  products,
  kinds,
  brands,
  onCreated,
}: {
  /** Of the store: a new one with the name and type of one of them is asked about. */
  products: readonly Product[];
  /** Types and brands of the store, offered while typing. */
  kinds: readonly string[];
  brands: readonly string[];
  onCreated: (product: Product) => void;
}) {
  const create = useCreateProduct();
  const update = useUpdateProduct();
  const edits = useEdits();
  /** A product was created: the form is ready for the next one. */
  const isForNext = useRef(false);

  /** A photo that is not saved stays typed in the edit row of the product, which exists by now. */
  async function savePhoto(product: Product, image: string) {
    try {
      await update.mutateAsync({
        product,
        buildBody: (newest) => wholeUpdate(newest, { image_url: image }),
      });
    } catch (error) {
      const { typed } = edits.storageOf(product.id);
      typed[1]((before) => ({ ...before, image }));
      if (!edits.isOpen(product.id)) edits.toggle(product.id);
      toast.warning(
        `La foto no se guardó: ${errorMessage(error)}. Su dirección quedó escrita en la fila del producto.`,
      );
    }
  }

  const form = useForm({
    saved: EMPTY,
    validate: validateProductForm,
    ask: (values) => {
      const twin = findTwin({ name: values.name, kind: { name: values.kind } }, products);
      return twin === undefined
        ? null
        : {
            title: 'Ya existe ese producto',
            text: `Ya hay un producto «${twin.name}» de tipo «${twin.kind.name}» (id ${twin.id}). ¿Agregar otro igual?`,
            confirmLabel: 'Agregar igual',
          };
    },
    save: async (values) => {
      const saved = await create.mutateAsync(toProductCreate(values));
      const { product: created } = saved.answer;
      onCreated(created);
      const image = values.image.trim();
      if (image !== '') await savePhoto(created, image);
      isForNext.current = true;
      return saved;
    },
    success: messages.productCreated,
  });
  const { values, errors, change, field, isSaving } = form;
  const area = form.props.ref;
  useEffect(() => {
    if (isSaving || !isForNext.current) return;
    isForNext.current = false;
    area.current?.querySelector<HTMLInputElement>('input[name="kind"]')?.focus();
  }, [isSaving, area]);
  const symbol = useScreenSession()?.store?.curr_symbol ?? '$';

  return (
    <form {...form.props} className={classes.create} aria-label="Producto nuevo">
      <Autocomplete
        label="Tipo"
        name="kind"
        required
        autoComplete="off"
        data={[...kinds]}
        limit={SUGGESTIONS}
        // Opened on focus, the suggestions would cover the field's error.
        openOnFocus={false}
        {...field('kind')}
      />
      <TextInput label="Nombre" name="name" required autoComplete="off" {...field('name')} />
      <Autocomplete
        label="Marca"
        name="brand"
        autoComplete="off"
        data={[...brands]}
        limit={SUGGESTIONS}
        // Opened on focus, the suggestions would cover the field's error.
        openOnFocus={false}
        {...field('brand')}
      />
      <NativeSelect
        label="Unidad"
        data={unitOptions()}
        value={values.unit}
        onChange={(event) => {
          const unit = unitOptions().find(({ value }) => value === event.currentTarget.value);
          if (unit) change({ unit: unit.value });
        }}
      />
      <PriceField
        label="Precio"
        name="price"
        text={values.price}
        symbol={symbol}
        error={errors['price'] ?? null}
        onText={(price) => change({ price })}
      />
      <TextInput
        label="Etiquetas"
        description="Separadas por comas"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...field('tags')}
      />
      <Textarea
        className={classes.whole}
        label="Descripción"
        autosize
        minRows={1}
        maxRows={3}
        {...field('description')}
      />
      <PhotoUrlField className={classes.whole} {...field('image')} />
      {form.failure === null ? null : (
        <div className={classes.whole}>
          <Notice severity="error">{form.failure}</Notice>
        </div>
      )}
      <FormDialogs form={form} />
      <div className={classes.submit}>
        <SaveButton form={form}>Agregar producto</SaveButton>
      </div>
    </form>
  );
}
