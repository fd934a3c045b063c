/** Social networks of a store. */
export const socialNetworks = ['whatsapp', 'yt', 'facebook', 'instagram', 'maps'] as const;
