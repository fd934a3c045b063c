/**
 * What a failed load does (§8 of both documents): authenticated loads save the address and go to /login,
 * public order and product loads go to /404, the rest only say so.
 */
export type LoadFailure = 'login' | '404' | 'toast';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { onFailure: LoadFailure };
  }
}

/** Meta of a query that only signed-in users load. */
export const staffLoad = { onFailure: 'login' } as const;
/** Meta of a query behind a public order or catalogue link. */
export const publicLoad = { onFailure: '404' } as const;
/** Meta of a query whose failure leaves the screen standing. */
export const sideLoad = { onFailure: 'toast' } as const;
