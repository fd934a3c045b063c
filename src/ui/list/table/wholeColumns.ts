/**
 * What each column of a table that scrolls sideways is widened by, so that none is cut at the edge of the frame before it
 * is scrolled, in whole px: what they leave does not change what is measured next.
 * @param widths of the columns as they are without that
 * @param room of the frame
 */
export function columnSlack(widths: readonly number[], room: number): number {
  let left = room;
  let whole = 0;
  for (const width of widths) {
    if (width > left) return whole === 0 ? 0 : Math.floor(left / whole);
    left -= width;
    whole += 1;
  }
  return 0;
}
