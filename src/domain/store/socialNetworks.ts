/** Where a store can be found elsewhere (§3 staff). */
export const socialNetworks = ['whatsapp', 'yt', 'facebook', 'instagram', 'maps'] as const;
