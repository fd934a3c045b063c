/** Colours of a store's header and of its title: dark on light, and light on dark. */
export const STORE_COLORS = {
  warm: ['#fff4e0', '#7a3b00'],
  cold: ['#00332e', '#7fffd4'],
} as const;

export type KitStore = keyof typeof STORE_COLORS;
