import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

import type { Product } from '~/contract/types';
import { type ProductDraft, productDraft } from '~/domain/products/productEdit';

/** The edit row of one product: whether it is shown, and what was typed that differs from the product. */
interface Edit {
  open: boolean;
  typed: Partial<ProductDraft>;
}

interface Edits {
  of: (id: number) => Edit;
  toggle: (id: number) => void;
  type: (product: Product, patch: Partial<ProductDraft>) => void;
  /** These texts were saved; what was typed since then stays. */
  saved: (id: number, sent: ProductDraft) => void;
  forget: (id: number) => void;
  /** Whether a product of the list has typed texts that were not saved. */
  unsaved: boolean;
}

const CLOSED: Edit = { open: false, typed: {} };
const FIELDS = ['price', 'tags', 'image'] as const satisfies readonly (keyof ProductDraft)[];

const EditsContext = createContext<Edits | null>(null);

/** Holds the edit rows above the list, so that another page or filter keeps what was typed. */
export function ProductEdits({
  products,
  children,
}: {
  products: readonly Product[];
  children: ReactNode;
}) {
  const [edits, setEdits] = useState<ReadonlyMap<number, Edit>>(new Map());
  const ids = useMemo(() => new Set(products.map(({ id }) => id)), [products]);
  const value = useMemo<Edits>(() => {
    function change(id: number, to: (edit: Edit) => Edit) {
      setEdits((before) => new Map(before).set(id, to(before.get(id) ?? CLOSED)));
    }
    return {
      of: (id) => edits.get(id) ?? CLOSED,
      toggle: (id) => change(id, (edit) => ({ ...edit, open: !edit.open })),
      type(product, patch) {
        const loaded = productDraft(product);
        change(product.id, (edit) => {
          const typed = { ...edit.typed, ...patch };
          for (const field of FIELDS) if (typed[field] === loaded[field]) delete typed[field];
          return { ...edit, typed };
        });
      },
      saved(id, sent) {
        change(id, (edit) => {
          const typed = { ...edit.typed };
          for (const field of FIELDS) if (typed[field] === sent[field]) delete typed[field];
          return { ...edit, typed };
        });
      },
      forget(id) {
        setEdits((before) => {
          const after = new Map(before);
          after.delete(id);
          return after;
        });
      },
      unsaved: [...edits].some(([id, { typed }]) => ids.has(id) && isTyped(typed)),
    };
  }, [edits, ids]);
  return <EditsContext value={value}>{children}</EditsContext>;
}

/** Whether an edit row holds anything that was not saved. */
export function isTyped(typed: Partial<ProductDraft>): boolean {
  return Object.keys(typed).length > 0;
}

/** The edit rows of the screen's products. */
export function useEdits(): Edits {
  const edits = useContext(EditsContext);
  if (edits === null) throw new Error('Edit rows live inside ProductEdits');
  return edits;
}
