import { useCallback, useEffect, useMemo, useState } from 'react';

import type { Order, OrderSave } from '~/contract/types';
import { messages } from '~/domain/messages';
import type { ConceptForm } from '~/domain/orders/concepts';
import { editsBetween, labelsOf } from '~/domain/orders/draft/draftEdits';
import { toOrderDraft } from '~/domain/orders/draft/orderDraft';
import { validateDraft } from '~/domain/orders/draft/orderDraftErrors';
import type { OrderDraft } from '~/domain/orders/draft/orderFields';
import { mergeOntoAnswer, mergeOntoNewest, sameForEditing } from '~/domain/orders/draft/orderMerge';
import { isSaveStored } from '~/domain/orders/draft/orderSaveStored';
import { toast } from '~/ui/feedback/toast';

/** Applies a pure change to the draft. */
export type EditDraft = (change: (draft: OrderDraft) => OrderDraft) => void;

/** What was typed and is not part of the draft. */
export interface Unadded {
  /** The form of a new concept. */
  readonly concept: ConceptForm;
  /** Invalid quantities typed for items not saved yet, by product id; the item keeps its last valid one. */
  readonly quantities: Readonly<Record<number, string>>;
}

const NOTHING_UNADDED: Unadded = {
  concept: { description: '', value: '', kind: 'discount' },
  quantities: {},
};

/** The tab with a text that was not added; null: none. */
function unaddedIn(
  { concept, quantities }: Unadded,
  { items }: OrderDraft,
): 'otros' | 'agregar' | 'pedido' | null {
  if (concept.description.trim() !== '' || concept.value.trim() !== '') return 'otros';
  const open = items.filter(({ product_id }) => (quantities[product_id] ?? '').trim() !== '');
  if (open.length === 0) return null;
  return open.some(({ stored }) => stored === null) ? 'agregar' : 'pedido';
}

/** A save that was sent: its draft, its body, and the order it was made for. */
interface SentSave {
  readonly draft: OrderDraft;
  readonly body: OrderSave;
  readonly before: Order;
}

interface DraftState {
  /** The version of the order that `draft` edits. */
  readonly base: Order;
  readonly draft: OrderDraft;
  /** The save on its way, or the last one. */
  readonly sent: SentSave | null;
  /** The last save without a usable answer (`SaveOutcomeError`): a newer version of the order may still contain it. */
  readonly lostSave: SentSave | null;
  /** The lost save that `base` turned out to contain. */
  readonly recovered: SentSave | null;
  /** A save was refused: any change on the server needs the user's decision. */
  readonly wasRefused: boolean;
  /** Why the last save failed or was not sent (Spanish). */
  readonly failure: string | null;
}

const draftStateOf = (base: Order, draft: OrderDraft = toOrderDraft(base)): DraftState => ({
  base,
  draft,
  sent: null,
  lostSave: null,
  recovered: null,
  wasRefused: false,
  failure: null,
});

const isLostSaveStored = (order: Order, lostSave: SentSave | null): lostSave is SentSave =>
  lostSave !== null && isSaveStored(order, lostSave.body, lostSave.before);

/**
 * The draft of an order. It follows newer versions of `order`: edits are kept and everything else is replaced. Where
 * the same was changed locally and on the server, or after a refused save where the order changed at all, `awaitsDecision` is true until
 * `rebase` or `discard` is called. While `isSaving`, newer versions wait for `acceptAnswer`; edits stay possible.
 */
export function useOrderDraft(order: Order, isSaving: boolean) {
  const [state, setState] = useState(() => draftStateOf(order));
  const [unadded, setUnadded] = useState(NOTHING_UNADDED);
  const { base, draft, lostSave, recovered, wasRefused, failure } = state;

  const errors = useMemo(() => validateDraft(draft, base), [draft, base]);
  const editedLabels = useMemo(
    () => labelsOf(editsBetween(toOrderDraft(base), draft)),
    [draft, base],
  );
  const isDirty = editedLabels.length > 0;
  const isNewer = useMemo(() => !sameForEditing(order, base), [order, base]);
  const hasNewVersion = isNewer && !isSaving;
  const hasLostSave = hasNewVersion && isLostSaveStored(order, lostSave);
  const isMerging = hasNewVersion && !hasLostSave && isDirty;
  const merged = useMemo(
    () => (isMerging ? mergeOntoNewest(draft, base, order) : null),
    [isMerging, draft, base, order],
  );
  const { conflicts = [], dropped = [], isLocked = false } = merged ?? {};
  const awaitsDecision = isMerging && (wasRefused || conflicts.length > 0);

  // Setting state while rendering restarts the render before anything is shown.
  if (hasLostSave) {
    const next = mergeOntoAnswer(draft, lostSave.draft, order);
    setState({ ...draftStateOf(order, next), recovered: lostSave });
  } else if (hasNewVersion && !awaitsDecision) {
    setState({ ...draftStateOf(order, merged?.draft), lostSave, failure });
  }
  useEffect(() => {
    if (recovered !== null) toast.success(messages.alreadySaved);
  }, [recovered]);

  const edit: EditDraft = useCallback(
    (change) => setState((before) => ({ ...before, draft: change(before.draft) })),
    [],
  );
  const editUnadded = useCallback(
    (change: Partial<Unadded>) => setUnadded((before) => ({ ...before, ...change })),
    [],
  );

  return {
    base,
    draft,
    errors,
    isDirty,
    /** Labels of what was edited. */
    editedLabels,
    /** Leaving would lose something: the draft is dirty, or a text was typed for a new row and not added. */
    unsaved: isDirty || unaddedIn(unadded, draft) !== null,
    /** The tab with a text that a save would leave out. */
    unaddedIn: unaddedIn(unadded, draft),
    /** The order changed on the server, and the user decides what becomes of the edits. */
    awaitsDecision,
    /** What was changed locally and on the server. */
    conflicts,
    /** Labels of the edits that `rebase` gives up. */
    dropped,
    isLocked,
    unadded,
    edit,
    editUnadded,
    /** Whether the lost save is part of this version of the order. */
    isLostSaveStored: (newest: Order) => isLostSaveStored(newest, lostSave),
    /** Continues with the answer to a save: edits made since `sent` are kept; without `sent`, all edits. */
    acceptAnswer: (answer: Order, sent?: OrderDraft) =>
      setState((before) => {
        const next =
          sent === undefined
            ? mergeOntoNewest(before.draft, before.base, answer).draft
            : mergeOntoAnswer(before.draft, sent, answer);
        return draftStateOf(answer, next);
      }),
    failure,
    /** Records a save that is sent. */
    recordSent: (sent: SentSave | null) =>
      setState((before) => ({ ...before, sent, failure: null })),
    /** Records why a save failed or was not sent, and what the next version of the order is compared with. */
    recordFailure: (
      failed: string | null,
      { mayBeSaved = false, isRefused = false }: { mayBeSaved?: boolean; isRefused?: boolean } = {},
    ) =>
      setState((before) => ({
        ...before,
        failure: failed,
        lostSave: mayBeSaved ? (before.sent ?? before.lostSave) : before.lostSave,
        wasRefused: before.wasRefused || isRefused,
      })),
    /** Drops all edits. */
    discard: () => {
      setState(draftStateOf(order));
      setUnadded(NOTHING_UNADDED);
    },
    /** Moves the edits onto the newest version of the order. */
    rebase: () =>
      setState((before) =>
        draftStateOf(order, mergeOntoNewest(before.draft, before.base, order).draft),
      ),
  };
}
