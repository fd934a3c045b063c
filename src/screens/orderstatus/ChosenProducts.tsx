import { useEffect } from 'react';

import { ChosenProductsText } from '~/components/shopper/finish/ChosenProductsText';
import { useChosenProducts } from '~/components/shopper/finish/useChosenProducts';

/** Says on the page of an empty order that products of the catalogue are chosen; loads only there. */
export function ChosenProducts({
  catalogueToken,
  onChange,
}: {
  /** Token of the catalogue; null where none is known. */
  catalogueToken: string | null;
  /** Called with whether there are any, and with false when it unmounts. */
  onChange: (isChosen: boolean) => void;
}) {
  const chosen = useChosenProducts(catalogueToken);
  const isChosen = chosen !== null;
  useEffect(() => {
    onChange(isChosen);
    return () => onChange(false);
  }, [isChosen, onChange]);
  return chosen && <ChosenProductsText chosen={chosen} />;
}
