import { LinkButton } from './LinkButton';

/** What brings the first clients and orders: the link of the store. */
export const ShareStoreButton = () => (
  <LinkButton to="/marketing" search={{ section: 'compartir' }}>
    Compartir mi tienda
  </LinkButton>
);
