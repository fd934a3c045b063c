import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import type { OrderItemDraft } from '~/domain/orders/draft/orderFields';

/** Ids of an item's edit button and of the element around its fields. */
export const editButtonId = (key: string) => `editar-${key}`;
export const fieldsId = (key: string) => `campos-${key}`;

/** Constant actions: rows that get them are not rendered for them. */
export interface OpenItems {
  /** Shows the item's fields with the focus in the first one, or hides them. */
  toggle: (key: string) => void;
  /** Shows the item's fields with the focus in the observation. */
  openObservation: (key: string) => void;
  /** Hides the item's fields and focuses its edit button or the next item's. An invalid price keeps field and focus. */
  close: (key: string, focus: 'own' | 'next') => void;
}

function focusFields(key: string, selector: string) {
  const field = document.getElementById(fieldsId(key))?.querySelector(selector);
  if (field instanceof HTMLElement) field.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/**
 * Which items of the order show their fields. An item with an invalid price or quantity always does, so that a refused
 * save finds its field.
 * @param invalid keys of the items with an invalid price or quantity
 */
export function useOpenItems(
  items: readonly OrderItemDraft[],
  invalid: readonly string[],
): { opened: ReadonlySet<string>; open: OpenItems } {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  // They stay open while their texts are corrected. Setting state while rendering restarts the render.
  if (invalid.some((key) => !opened.has(key))) setOpened(new Set([...opened, ...invalid]));

  function show(key: string, focused: string) {
    // The fields have to exist to be focused; a later focus would not open a phone's keyboard.
    flushSync(() => setOpened((before) => new Set([...before, key])));
    focusFields(key, focused);
  }

  const close = useCallbackRef((key: string, focus: 'own' | 'next') => {
    if (invalid.includes(key)) return;
    setOpened((before) => new Set([...before].filter((open) => open !== key)));
    const index = items.findIndex((item) => item.key === key) + (focus === 'next' ? 1 : 0);
    document.getElementById(editButtonId(items[index]?.key ?? key))?.focus();
  });
  const toggle = useCallbackRef((key: string) => {
    if (opened.has(key) && !invalid.includes(key)) close(key, 'own');
    else show(key, 'input, textarea');
  });
  const openObservation = useCallbackRef((key: string) => show(key, 'textarea'));
  const open = useMemo(
    () => ({ close, toggle, openObservation }),
    [close, toggle, openObservation],
  );
  return { opened, open };
}
