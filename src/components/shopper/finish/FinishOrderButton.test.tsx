import { expect, it, vi } from 'vitest';

import { renderComponent } from '~/testSupport/renderComponent';

import { FinishOrderButton } from './FinishOrderButton';

it.each([
  ['carries out a press from before its code was there', true, 1],
  ['does nothing by itself', false, 0],
])('%s', (_what, wasPressed, times) => {
  const check = vi.fn<() => boolean>(() => false);
  renderComponent(
    <FinishOrderButton
      orderToken="pedido"
      orderInLog="pedido"
      catalogueToken={null}
      takePress={() => wasPressed}
      check={check}
    />,
  );
  expect(check).toHaveBeenCalledTimes(times);
});
