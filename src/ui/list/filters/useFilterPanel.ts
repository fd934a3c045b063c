import { useState } from 'react';

/** Whether the panel of filters is open, and in which field it starts. */
export interface FilterPanelState {
  readonly isOpen: boolean;
  /** Key of the field that gets the focus when the panel opens. */
  readonly focused: string | null;
  readonly open: (focused: string) => void;
  readonly close: () => void;
  readonly toggle: () => void;
}

export function useFilterPanel(): FilterPanelState {
  const [isOpen, setOpen] = useState(false);
  const [focused, setFocused] = useState<string | null>(null);
  return {
    isOpen,
    focused,
    open: (key) => {
      setFocused(key);
      setOpen(true);
    },
    close: () => setOpen(false),
    toggle: () => {
      setFocused(null);
      setOpen((before) => !before);
    },
  };
}
