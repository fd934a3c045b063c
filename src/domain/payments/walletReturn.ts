/**
 * Whether the parameters of a URL are those that the wallet's provider adds to the address to which it returns from a
 * checkout in the same page.
 */
export function isWalletReturn(search: URLSearchParams): boolean {
  return search.has('preference_id') && (search.has('status') || search.has('collection_status'));
}
