import { Button, Group } from '@mantine/core';

import type { Store } from '~/contract/types';
import { numbersMeant } from '~/domain/shopper/whatsappNumber';
import { saysText } from '~/ui/feedback/say';

import { phoneHome } from './useWhatsappNumber';

/** The numbers that a store may mean with one that names no country, each as a button that takes it. */
export function WhatsappProposals({
  store,
  typed,
  onTake,
}: {
  store: Pick<Store, 'identifiers' | 'social_networks' | 'country'>;
  typed: string;
  onTake: (number: string) => void;
}) {
  const numbers = numbersMeant(typed, { ...phoneHome(store), country: store.country });
  return (
    <Group ref={saysText} gap="xs" mt="xs">
      {numbers.map((number) => (
        <Button
          key={number}
          size="compact-sm"
          variant="light"
          translate="no"
          onClick={() => onTake(number)}
        >
          ¿Es {number}?
        </Button>
      ))}
    </Group>
  );
}
