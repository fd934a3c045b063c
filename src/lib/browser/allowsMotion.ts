/** Whether the system has not asked for less motion. */
export const allowsMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
