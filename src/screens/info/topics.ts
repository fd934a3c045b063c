import type { ReactNode } from 'react';

/** A part of the help that the search shows or hides as a whole. */
export interface Topic {
  /** What the search looks in. */
  text: string;
  content: ReactNode;
}

export interface Section {
  id: string;
  title: string;
  topics: readonly Topic[];
  /** Shown when it is asked for. */
  isFolded?: boolean;
}
