import { useEffect, useId, useRef, useState } from 'react';

import type { Product } from '~/contract/types';
import { productTags } from '~/domain/products/productTags';
import { safeMediaUrl } from '~/domain/safeLinks';

import { productColumns } from './columns';

import classes from './ProductDialog.module.css';
import controls from '~/components/shopper/controls.module.css';

/** A product with its picture (image, brand, type, value, tags and description). */
export function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog);
  const { price, brand, kind, description } = productColumns;
  const lines = [
    { label: brand.header, value: brand.text(product) },
    { label: kind.header, value: kind.text(product) },
    { label: 'Valor', value: price.text(product) },
    { label: 'Etiquetas', value: productTags(product).join(', ') },
    { label: description.header, value: description.text(product) },
  ].filter(({ value }) => value !== '');
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {product.name}
        </h2>
        <button
          type="button"
          className={classes.close}
          aria-label="Cerrar"
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </div>
      <Picture url={product.image_url} name={product.name} />
      <dl className={classes.lines}>
        {lines.map(({ label, value }) => (
          <div key={label} className={classes.line}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={controls.button} onClick={() => dialog.current?.close()}>
        Volver al listado
      </button>
    </dialog>
  );
}

/** Opens the dialog as a modal; a click outside closes it. The browser traps and restores focus. */
function useModal(dialog: { readonly current: HTMLDialogElement | null }) {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    const onClick = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [dialog]);
}

/** The product's photo in a fixed box, so that nothing shifts; a placeholder if there is none. */
function Picture({ url, name }: { url: string | null; name: string }) {
  const source = safeMediaUrl(url);
  const [failed, setFailed] = useState(false);
  return (
    <div className={classes.picture}>
      {source === null || failed ? (
        <span>Sin imagen</span>
      ) : (
        <img src={source} alt={name} onError={() => setFailed(true)} />
      )}
    </div>
  );
}
