/** Compares files that are sent, which is not possible as JSON; one that is sent again may be made anew. */
export async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one.name !== other.name || one.size !== other.size) return false;
  return (await one.text()) === (await other.text());
}
