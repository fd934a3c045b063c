import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { useReportUnsaved } from '~/components/forms/unsavedForms';
import type { FormStorage } from '~/components/forms/useForm';
import type { Product } from '~/contract/types';
import type { ProductDraft } from '~/domain/products/productEdit';

/** Edit row of one product: whether it is open, and the fields that differ from the product. */
interface Edit {
  open: boolean;
  typed: Partial<ProductDraft>;
  /** Of each of them the product's value when it was changed. */
  bases: Partial<ProductDraft>;
}

interface Edits {
  isOpen: (id: number) => boolean;
  isUnsaved: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Opens the row of the next product of the page, and closes those that were left like this before and are saved. */
  goOn: (id: number) => void;
  /** Whether the row has just been opened by the user, and its first field gets the focus; true once. */
  takesFocus: (id: number) => boolean;
  storageOf: (id: number) => FormStorage<ProductDraft>;
  /** Drops the row of a deleted product. */
  forget: (id: number) => void;
  /** Reports a product with unsaved texts as shown, until the returned function is called. */
  show: (id: number) => () => void;
  /** Products with unsaved texts that the page and filters of the list leave out. */
  elsewhere: readonly Product[];
}

const CLOSED: Edit = { open: false, typed: {}, bases: {} };

const EditsContext = createContext<Edits | null>(null);

const hasTyped = ({ typed }: Edit) => Object.keys(typed).length > 0;

/** Holds the edit rows above the list, so that another page or filter keeps what was typed. */
export function ProductEdits({
  products,
  page,
  children,
}: {
  products: readonly Product[];
  /** Those that the list shows, in its order. */
  page: readonly Product[];
  children: ReactNode;
}) {
  const [edits, setEdits] = useState<ReadonlyMap<number, Edit>>(new Map());
  const toFocus = useRef<number | null>(null);
  const left = useRef(new Set<number>());
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());
  const show = useCallback((id: number) => {
    setShown((before) => new Set(before).add(id));
    return () => setShown((before) => new Set([...before].filter((other) => other !== id)));
  }, []);
  const unsaved = useMemo(
    () => products.filter(({ id }) => hasTyped(edits.get(id) ?? CLOSED)),
    [products, edits],
  );
  const value = useMemo<Edits>(() => {
    const editOf = (id: number) => edits.get(id) ?? CLOSED;
    function change(id: number, to: (edit: Edit) => Edit) {
      setEdits((before) => new Map(before).set(id, to(before.get(id) ?? CLOSED)));
    }
    return {
      isOpen: (id) => editOf(id).open,
      isUnsaved: (id) => hasTyped(editOf(id)),
      toggle(id) {
        left.current.delete(id);
        toFocus.current = editOf(id).open ? null : id;
        change(id, (edit) => ({ ...edit, open: !edit.open }));
      },
      goOn(id) {
        const next = page[page.findIndex((product) => product.id === id) + 1];
        for (const before of left.current) {
          if (before === id || hasTyped(editOf(before))) continue;
          left.current.delete(before);
          change(before, (edit) => ({ ...edit, open: false }));
        }
        left.current.add(id);
        toFocus.current = next?.id ?? null;
        if (next) change(next.id, (edit) => ({ ...edit, open: true }));
      },
      takesFocus(id) {
        const takes = toFocus.current === id;
        if (takes) toFocus.current = null;
        return takes;
      },
      storageOf: (id) => ({
        typed: [
          editOf(id).typed,
          (update) => change(id, (edit) => ({ ...edit, typed: update(edit.typed) })),
        ],
        bases: [
          editOf(id).bases,
          (update) => change(id, (edit) => ({ ...edit, bases: update(edit.bases) })),
        ],
      }),
      forget(id) {
        setEdits((before) => {
          const after = new Map(before);
          after.delete(id);
          return after;
        });
      },
      show,
      elsewhere: unsaved.filter(({ id }) => !shown.has(id)),
    };
  }, [edits, page, show, unsaved, shown]);
  useReportUnsaved(unsaved.length > 0);
  return <EditsContext value={value}>{children}</EditsContext>;
}

/** The edit rows of the screen's products. */
export function useEdits(): Edits {
  const edits = useContext(EditsContext);
  if (edits === null) throw new Error('Edit rows live inside ProductEdits');
  return edits;
}

/** Reports that the list shows the product, as long as the calling component is mounted. */
export function useShownEdit(id: number): void {
  const { show, isUnsaved } = useEdits();
  const unsaved = isUnsaved(id);
  useEffect(() => (unsaved ? show(id) : undefined), [unsaved, show, id]);
}
