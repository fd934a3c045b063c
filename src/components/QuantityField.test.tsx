import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { renderComponent } from '~/testSupport/renderComponent';
import { screen } from '~/testSupport/screen';

import { QuantityField } from './QuantityField';

/** An order's amount stops at 1; a card's, which is compact, at nothing. */
function Amount({ compact }: { compact: boolean }) {
  const [amount, setAmount] = useState(2);
  return (
    <QuantityField
      compact={compact}
      product="Yerba"
      value={amount === 0 ? '' : String(amount)}
      step={1}
      error={null}
      reading={null}
      mayDecrease={amount > (compact ? 0 : 1)}
      onType={() => undefined}
      onStep={(direction) => setAmount((before) => before + direction)}
    />
  );
}

it.each([
  [false, '1'],
  [true, ''],
])(
  'keeps the focus on − at its limit, however often it is pressed; compact: %s',
  (compact, end) => {
    renderComponent(<Amount compact={compact} />);
    const minus = screen.getByRole('button', { name: 'Restar 1 de Yerba' });
    minus.focus();
    for (let press = 0; press < 4; press += 1) fireEvent.click(minus);
    expect(minus).toHaveFocus();
    expect(minus).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByLabelText('Cantidad de Yerba')).toHaveValue(end);
  },
);

it('has only + in the order of reading until there is an amount', () => {
  renderComponent(<Amount compact />);
  const [minus, plus] = screen.getAllByRole('button');
  for (let press = 0; press < 2; press += 1) fireEvent.click(minus ?? document.body);
  plus?.focus();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByLabelText('Cantidad de Yerba')).toHaveAttribute('tabindex', '-1');
});
