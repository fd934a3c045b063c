import '~/ui/styles/overlays';
import { Button, TextInput, Tooltip } from '@mantine/core';
import { type KeyboardEvent, useEffect, useState } from 'react';

import { useDeleteProducts, useUpdateProduct } from '~/api/products';
import { FormDialogs } from '~/components/forms/FormDialogs';
import { SaveButton } from '~/components/forms/SaveButton';
import { savedText } from '~/components/forms/toastSaved';
import { useForm } from '~/components/forms/useForm';
import { PriceField } from '~/components/orders/PriceField';
import type { Product } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  mergeProductDrafts,
  productDraft,
  readNewPrice,
  toProductUpdate,
  validateProductDraft,
} from '~/domain/products/productEdit';
import { moneyText } from '~/domain/typedNumbers';
import { Notice } from '~/ui/feedback/Notice';
import { toast } from '~/ui/feedback/toast';
import { focusHeading } from '~/ui/focus/focusHeading';
import { lazyNamed } from '~/ui/lazyNamed';

import { editButtonId } from './EditRow';
import { FileEdits } from './FileEdits';
import { PhotoUrlField } from './PhotoUrlField';
import { useEdits } from './productEdits';

import classes from './ProductStore.module.css';

const ConfirmDialog = lazyNamed(() => import('~/ui/dialog/ConfirmDialog'), 'ConfirmDialog');

/** Duration of the tooltip after a save, in ms. */
const SAVE_TOOLTIP_MS = 4000;

/** New price, new tags, image URL, save and delete of one product. */
export function EditForm({ product }: { product: Product }) {
  const edits = useEdits();
  const loaded = productDraft(product);
  const [asking, setAsking] = useState(false);
  const update = useUpdateProduct();
  const remove = useDeleteProducts();
  const savedTooltip = useSavedTooltip();
  const form = useForm({
    saved: loaded,
    validate: (values) => validateProductDraft(values, product),
    save: async (_, onto) => {
      savedTooltip.hide();
      const answer = await update.mutateAsync({
        product,
        buildBody: (newest) => toProductUpdate(onto(productDraft(newest)), newest),
      });
      savedTooltip.show(savedText(answer, messages.productSaved));
      return answer;
    },
    merge: mergeProductDrafts,
    storage: edits.storageOf(product.id),
  });
  const { values, change, field } = form;

  const { ref: area } = form.props;
  const { takesFocus } = edits;
  useEffect(() => {
    if (!takesFocus(product.id)) return;
    const price = priceInput(area.current);
    price?.focus();
    price?.select();
  }, [takesFocus, area, product.id]);

  /** Enter in the price saves and goes on to the next product; Escape closes the row, which keeps what was typed. */
  function pressKey(event: KeyboardEvent<HTMLFormElement>) {
    const { key, target, currentTarget } = event;
    // Keys of its dialogs arrive here, too.
    if (!(target instanceof Node) || !currentTarget.contains(target) || form.isSaving) return;
    const goesOn = key === 'Enter' && target === priceInput(currentTarget);
    if (!goesOn && key !== 'Escape') return;
    event.preventDefault();
    if (goesOn && !form.hasNothingToSave) {
      currentTarget.requestSubmit();
      if (!form.check()) return;
    }
    if (goesOn) {
      edits.goOn(product.id);
    } else {
      document.getElementById(editButtonId(product.id))?.focus();
      edits.toggle(product.id);
    }
  }

  async function deleteProduct() {
    setAsking(false);
    savedTooltip.hide();
    await remove.mutateAsync([product.id]);
    edits.forget(product.id);
    toast.success(messages.productDeleted);
    // The focused button is unmounted with its row.
    focusHeading({ preventScroll: true });
  }

  return (
    // The keys of its fields: the form itself has none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      {...form.props}
      className={classes.editForm}
      aria-label={`Edición de ${product.name}`}
      onKeyDown={pressKey}
    >
      <PriceField
        label="Nuevo precio"
        name="price"
        text={values.price}
        loadedText={loaded.price}
        symbol={product.curr_symbol}
        read={readNewPrice}
        onText={(price) => change({ price })}
        onBlur={() => {
          const price = readNewPrice(values.price);
          if (price.ok && price.value === 0) change({ price: moneyText(0) });
        }}
      />
      <TextInput
        label="Nuevas etiquetas"
        name="tags"
        description="Separadas por comas"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...field('tags')}
      />
      <PhotoUrlField className={classes.editImage} {...field('image')} />
      <div className={classes.editActions}>
        <Tooltip label={savedTooltip.text} opened={savedTooltip.text !== null} withArrow>
          <span>
            <SaveButton form={form}>Guardar</SaveButton>
          </span>
        </Tooltip>
        <FileEdits product={product} />
        <Button variant="default" c="var(--mantine-color-error)" onClick={() => setAsking(true)}>
          Eliminar
        </Button>
      </div>
      <output className="visually-hidden">{savedTooltip.text}</output>
      {form.failure === null ? null : (
        <div className={classes.editNotice}>
          <Notice severity="error">{form.failure}</Notice>
        </div>
      )}
      {form.othersChanges === null ? null : (
        <div className={classes.editNotice}>
          <Notice severity="info">{form.othersChanges}</Notice>
        </div>
      )}
      <FormDialogs form={form} />
      {asking ? (
        <ConfirmDialog
          title="Eliminar producto"
          text={`¿Eliminar «${product.name}»? No se puede deshacer.`}
          confirmLabel="Eliminar"
          cancelLabel="Cancelar"
          danger
          onConfirm={() => void form.run(deleteProduct)}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </form>
  );
}

function priceInput(form: HTMLFormElement | null): HTMLInputElement | null {
  const control = form?.elements.namedItem('price');
  return control instanceof HTMLInputElement ? control : null;
}

/** Text of the tooltip after a save: null once 4 seconds have passed, or the next task has started. */
function useSavedTooltip() {
  const [shown, setShown] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), SAVE_TOOLTIP_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return {
    text: shown?.text ?? null,
    show: (text: string) => setShown({ text }),
    hide: () => setShown(null),
  };
}
