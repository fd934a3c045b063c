import '~/ui/styles/overlays';
import { Button, TextInput, Tooltip } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';

import { errorMessage } from '~/api/errors';
import { useDeleteProducts, useUpdateProduct } from '~/api/products';
import { focusFirstError } from '~/components/forms/focusFirstError';
import { PriceField } from '~/components/orders/PriceField';
import type { Product } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  productDraft,
  readNewPrice,
  toProductUpdate,
  validateProductDraft,
} from '~/domain/products/productEdit';
import { moneyText } from '~/domain/typedNumbers';
import { isValid } from '~/domain/validators';
import { lazyPart } from '~/ui/lazyPart';
import { Notice } from '~/ui/Notice';
import { toast } from '~/ui/toast';
import { useSingleFlight } from '~/ui/useSingleFlight';

import { useEdits } from './edits';

import classes from './ProductStore.module.css';

const ConfirmDialog = lazyPart(() =>
  import('~/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);

/** How long the tooltip of a save stays, in ms (§2 and §9 staff). */
const SAVE_TOOLTIP_MS = 4000;

/** New price, new tags, image url, save and delete of one product (§2 and §5 staff). */
export function EditForm({ product }: { product: Product }) {
  const edits = useEdits();
  const loaded = productDraft(product);
  const draft = { ...loaded, ...edits.of(product.id).typed };
  const [attempted, setAttempted] = useState(false);
  const [asking, setAsking] = useState(false);
  const update = useUpdateProduct();
  const remove = useDeleteProducts();
  const [savedTimes, showSaved] = useSavedTooltip();
  const alone = useSingleFlight();
  const errors = validateProductDraft(draft, product);

  async function save(form: HTMLFormElement) {
    setAttempted(true);
    remove.reset();
    if (!isValid(errors)) {
      focusFirstError(form, errors);
      return;
    }
    try {
      await update.mutateAsync({ id: product.id, body: toProductUpdate(draft, product) });
      edits.saved(product.id, draft);
      setAttempted(false);
      showSaved();
    } catch {
      // The mutation keeps the failure: it stands below the fields, which stay as they are.
    }
  }

  async function deleteProduct() {
    setAsking(false);
    update.reset();
    try {
      await remove.mutateAsync([product.id]);
      edits.forget(product.id);
      toast.success(messages.productDeleted);
      // The button that had the focus is gone with its row.
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    } catch {
      // As above.
    }
  }

  const failure = update.error ?? remove.error;
  return (
    <form
      noValidate
      className={classes.editForm}
      aria-label={`Edición de ${product.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void alone(() => save(form));
      }}
    >
      <p className={classes.editName} dir="auto" aria-hidden="true">
        {product.name}
      </p>
      <PriceField
        label="Nuevo precio"
        name="price"
        text={draft.price}
        loadedText={loaded.price}
        symbol={product.curr_symbol}
        read={readNewPrice}
        onText={(price) => edits.type(product, { price })}
        onBlur={() => {
          const price = readNewPrice(draft.price);
          if (price.ok && price.value === 0) edits.type(product, { price: moneyText(0) });
        }}
      />
      <TextInput
        label="Nuevas etiquetas"
        name="tags"
        description="Separadas por comas"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        value={draft.tags}
        onChange={(event) => edits.type(product, { tags: event.currentTarget.value })}
      />
      <TextInput
        label="URL de la imagen"
        name="image"
        type="url"
        autoComplete="off"
        placeholder="https://"
        value={draft.image}
        error={attempted ? errors.image : undefined}
        onChange={(event) => edits.type(product, { image: event.currentTarget.value })}
      />
      <div className={classes.editActions}>
        <Tooltip label={messages.productSaved} opened={savedTimes > 0} withArrow>
          <Button type="submit" loading={update.isPending}>
            Guardar
          </Button>
        </Tooltip>
        <Button variant="default" c="var(--mantine-color-error)" onClick={() => setAsking(true)}>
          Eliminar
        </Button>
      </div>
      <output className="visually-hidden">{savedTimes > 0 ? messages.productSaved : ''}</output>
      {failure ? (
        <div className={classes.editNotice}>
          <Notice severity="error">{errorMessage(failure)}</Notice>
        </div>
      ) : null}
      {asking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Eliminar producto"
            text={`¿Eliminar «${product.name}»? No se puede deshacer.`}
            confirmLabel="Eliminar"
            cancelLabel="Cancelar"
            danger
            onConfirm={() => void alone(deleteProduct)}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </form>
  );
}

/** How many saves the tooltip has to tell of: 0 once 4 seconds have passed since the last one. */
function useSavedTooltip(): [number, () => void] {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return undefined;
    const timer = setTimeout(() => setTimes(0), SAVE_TOOLTIP_MS);
    return () => clearTimeout(timer);
  }, [times]);
  return [times, () => setTimes((before) => before + 1)];
}
