import { useEffect } from 'react';

import { UnaddedText } from '~/components/shopper/UnaddedText';
import { useUnadded } from '~/components/shopper/useUnadded';

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
  const unadded = useUnadded(catalogueToken);
  const isChosen = unadded !== null;
  useEffect(() => {
    onChange(isChosen);
    return () => onChange(false);
  }, [isChosen, onChange]);
  return unadded && <UnaddedText unadded={unadded} />;
}
