import { type ReactNode, useEffect, useRef } from 'react';

import { markHidden } from '../../tabs/strip';
import { columnSlack } from './wholeColumns';

import classes from './TableFrame.module.css';

const widthOf = (part: HTMLElement) => part.getBoundingClientRect().width;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The frame of a table, which scrolls inside it when it is wider; header and pinned columns then stay in sight. */
export function TableFrame({
  label,
  page,
  look,
  children,
}: {
  /** Accessible name. */
  label: string;
  /** A change of it shows the start of the table, if that is out of view. */
  page?: number | undefined;
  /** What decides over the look of the table and its parts. */
  look: {
    /** The header stays in sight below the header of the page. */
    'data-sticky': boolean | undefined;
    'data-compact': boolean | undefined;
    /** Rows are being chosen. */
    'data-selecting': boolean | undefined;
    /** Rows may have another row below them, as wide as the frame. */
    'data-details': boolean | undefined;
    /** The rows are cards where a table has no room. */
    'data-cards': boolean | undefined;
  };
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => markScrolling(frame.current), []);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (frame.current && frame.current.getBoundingClientRect().top < 0) {
      frame.current.scrollIntoView({ block: 'start' });
    }
  }, [page]);
  return (
    <div
      ref={frame}
      className={classes.frame}
      {...look}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/**
 * Marks a frame that scrolls because its table is wider. Without the mark, also before the first measurement, the table's
 * header sticks to the window: only a frame that gets the mark moves its rows.
 */
function markScrolling(frame: HTMLDivElement | null) {
  const table = frame?.querySelector('table');
  if (!frame || !table) return undefined;
  // Before the observer that writes, so that it does not read from a layout that is out of date.
  const stopMarking = markHidden(frame);
  let slack = 0;
  const observer = new ResizeObserver(() => {
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')].filter(
      ({ offsetWidth }) => offsetWidth > 0,
    );
    const columns = heads.filter((head) => !head.matches('[data-card], [data-actions]'));
    // The boxes and the actions of the rows.
    const rest = widthOf(table) - sum(columns.map(widthOf));
    const widths = columns.map((head) => widthOf(head) - slack);
    const fits = Math.floor(rest + sum(widths)) <= frame.clientWidth;
    const next = fits ? 0 : columnSlack(widths, frame.clientWidth - rest);
    // One or two columns: the second one stands beside the first, without a gap that would show what passes below.
    const pinned = columns.filter((head) => head.dataset['pinned'] !== undefined);
    const [first = 0, second = 0] = pinned.map((head) => Math.floor(widthOf(head) - slack + next));
    slack = next;
    frame.toggleAttribute('data-scrolls', !fits);
    frame.style.setProperty('--app-slack', `${slack}px`);
    frame.style.setProperty('--app-pinned', `${first + second}px`);
    frame.style.setProperty('--app-pinned-first', `${first}px`);
    // Only a frame that scrolls needs the keyboard.
    frame.tabIndex = fits ? -1 : 0;
  });
  observer.observe(frame);
  observer.observe(table);
  return () => {
    observer.disconnect();
    stopMarking?.();
  };
}
