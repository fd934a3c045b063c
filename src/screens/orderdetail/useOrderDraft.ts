import { useCallback, useState } from 'react';

import type { Order } from '~/contract/types';
import type { ConceptForm } from '~/domain/orders/concepts';
import { toOrderDraft, type OrderDraft } from '~/domain/orders/orderDraft';
import { isDirty } from '~/domain/orders/orderDraftPayload';
import { rebaseDraft, sameForEditing } from '~/domain/orders/orderDraftRebase';

/** A pure change of the draft, as the functions of ~/domain/orderDraft make them. */
export type EditDraft = (change: (draft: OrderDraft) => OrderDraft) => void;

/** What was typed to be added and is not in the draft yet. */
export interface Unadded {
  readonly concept: ConceptForm;
  /** Quantities of the add-item list by product id, as typed. */
  readonly quantities: Readonly<Record<number, string>>;
}

const NOTHING_UNADDED: Unadded = {
  concept: { description: '', value: '', kind: 'discount' },
  quantities: {},
};

/** The tab in which something was typed and not added; null: none. */
function unaddedIn({ concept, quantities }: Unadded): 'otros' | 'agregar' | null {
  if (concept.description.trim() !== '' || concept.value.trim() !== '') return 'otros';
  return Object.values(quantities).some((quantity) => quantity.trim() !== '') ? 'agregar' : null;
}

/**
 * The form of an order. When `order` is read again the form follows it if nothing is unsaved; otherwise the form
 * stays and `outdated` asks for `rebase` or `discard`. While `busy` (a save is under way) nothing changes.
 */
export function useOrderDraft(order: Order, busy: boolean) {
  const [state, setState] = useState(() => ({ base: order, draft: toOrderDraft(order) }));
  const [unadded, setUnadded] = useState(NOTHING_UNADDED);

  const dirty = isDirty(state.draft, state.base);
  const moved = !busy && !sameForEditing(order, state.base);
  // React draws again at once with the new state, before anything is shown.
  if (moved && !dirty) setState({ base: order, draft: toOrderDraft(order) });

  const edit: EditDraft = useCallback(
    (change) => {
      if (!busy) setState((before) => ({ ...before, draft: change(before.draft) }));
    },
    [busy],
  );
  const editUnadded = useCallback(
    (change: Partial<Unadded>) => setUnadded((before) => ({ ...before, ...change })),
    [],
  );

  return {
    draft: state.draft,
    dirty,
    /** Leaving would lose something. */
    unsaved: dirty || unaddedIn(unadded) !== null,
    /** Where something was typed that a save would leave out. */
    unaddedIn: unaddedIn(unadded),
    /** The order changed elsewhere while there are unsaved changes here. */
    outdated: moved && dirty,
    unadded,
    edit,
    editUnadded,
    /** Shows the order as the server answered it. */
    saved: (answer: Order) => setState({ base: answer, draft: toOrderDraft(answer) }),
    /** Shows the order as it is; what was not saved is gone. */
    discard: () => {
      setState({ base: order, draft: toOrderDraft(order) });
      setUnadded(NOTHING_UNADDED);
    },
    /** Moves the unsaved changes onto the order as it is now. */
    rebase: () =>
      setState(({ base, draft }) => ({ base: order, draft: rebaseDraft(draft, base, order) })),
  };
}
