import { useCallback, useMemo, useState } from 'react';

import type { Order, OrderSave } from '~/contract/types';
import type { ConceptForm } from '~/domain/orders/concepts';
import { toOrderDraft, bodyText } from '~/domain/orders/draft/orderDraft';
import { reviewDraft } from '~/domain/orders/draft/orderDraftErrors';
import type { OrderDraft } from '~/domain/orders/draft/orderFields';
import {
  mergeOntoAnswer,
  draftConflicts,
  droppedEdits,
  editedLabels,
  mergeOntoNewest,
  sameForEditing,
} from '~/domain/orders/draft/orderMerge';
import { isSaveStored } from '~/domain/orders/draft/orderSaveStored';

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
export interface SentSave {
  readonly draft: OrderDraft;
  readonly body: OrderSave;
  readonly before: Order;
}

interface DraftState {
  /** The version of the order that `draft` edits. */
  readonly base: Order;
  readonly draft: OrderDraft;
  /** The unedited draft of `base` as text. */
  readonly unedited: string;
  /** The last save without a usable answer (`SaveOutcomeError`): a newer version of the order may still contain it. */
  readonly lostSave: SentSave | null;
  /** A save was refused: any change on the server needs the user's decision. */
  readonly wasRefused: boolean;
  /** Why the last save failed or was not sent (Spanish). */
  readonly failure: string | null;
  /** Number of saves with a lost answer that a newer version of the order contains. */
  readonly recoveredSaves: number;
}

function draftStateOf(
  base: Order,
  recoveredSaves = 0,
  draft: OrderDraft = toOrderDraft(base),
): DraftState {
  const unedited = bodyText(toOrderDraft(base));
  return {
    base,
    draft,
    unedited,
    lostSave: null,
    wasRefused: false,
    failure: null,
    recoveredSaves,
  };
}

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
  const { base, draft, unedited, lostSave, wasRefused, failure, recoveredSaves } = state;

  const { errors, isDirty } = useMemo(
    () => reviewDraft(draft, base, unedited),
    [draft, base, unedited],
  );
  const isNewer = useMemo(() => !sameForEditing(order, base), [order, base]);
  const hasNewVersion = isNewer && !isSaving;
  const conflicts = useMemo(
    () => (hasNewVersion && isDirty ? draftConflicts(draft, base, order) : []),
    [hasNewVersion, isDirty, draft, base, order],
  );
  const awaitsDecision = hasNewVersion && isDirty && (wasRefused || conflicts.length > 0);
  const dropped = useMemo(
    () => (awaitsDecision ? droppedEdits(draft, base, order) : []),
    [awaitsDecision, draft, base, order],
  );

  // Setting state while rendering restarts the render before anything is shown.
  if (hasNewVersion && isLostSaveStored(order, lostSave)) {
    setState(
      draftStateOf(order, recoveredSaves + 1, mergeOntoAnswer(draft, lostSave.draft, order)),
    );
  } else if (hasNewVersion && !awaitsDecision) {
    const next = isDirty ? mergeOntoNewest(draft, base, order) : toOrderDraft(order);
    setState({ ...draftStateOf(order, recoveredSaves, next), lostSave, failure });
  }

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
    editedLabels: useMemo(() => (isDirty ? editedLabels(draft, base) : []), [isDirty, draft, base]),
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
    /** Number of saves with a lost answer that a newer version of the order contains. */
    recoveredSaves,
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
            ? mergeOntoNewest(before.draft, before.base, answer)
            : mergeOntoAnswer(before.draft, sent, answer);
        return draftStateOf(answer, before.recoveredSaves, next);
      }),
    failure,
    clearFailure: () => setState((before) => ({ ...before, failure: null })),
    /** Records why a save failed or was not sent, and what of it the next version of the order is compared with. */
    recordFailure: (change: Partial<Pick<DraftState, 'failure' | 'lostSave' | 'wasRefused'>>) =>
      setState((before) => ({ ...before, ...change })),
    /** Drops all edits. */
    discard: () => {
      setState((before) => draftStateOf(order, before.recoveredSaves));
      setUnadded(NOTHING_UNADDED);
    },
    /** Moves the edits onto the newest version of the order. */
    rebase: () =>
      setState((before) =>
        draftStateOf(
          order,
          before.recoveredSaves,
          mergeOntoNewest(before.draft, before.base, order),
        ),
      ),
  };
}
