/** The place that a key moves the focus to among `count` controls, around their ends; null for other keys. */
export function rovingIndex(
  key: string,
  at: number,
  count: number,
  isColumn = false,
): number | null {
  switch (key) {
    case isColumn ? 'ArrowDown' : 'ArrowRight':
      return (at + 1) % count;
    case isColumn ? 'ArrowUp' : 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
