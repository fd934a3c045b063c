import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { CountedMoney } from './CountedMoney';

afterEach(() => vi.restoreAllMocks());

function shown(isMoving: boolean): { texts: string[]; show: (amount: number) => void } {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(window.matchMedia('all'), { matches: isMoving }),
  );
  const texts: string[] = [];
  const { container, rerender } = render(<CountedMoney amount={100} currency="$" />);
  new MutationObserver(() => texts.push(container.textContent)).observe(container, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  return { texts, show: (amount) => rerender(<CountedMoney amount={amount} currency="$" />) };
}

it('counts to a new amount', async () => {
  const { texts, show } = shown(true);
  show(300);
  await waitFor(() => expect(texts.at(-1)).toBe('$\u00a0300,00'));
  expect(texts.length).toBeGreaterThan(1);
});

it('counts from its start when it appears', async () => {
  const { container } = render(<CountedMoney amount={300} currency="$" start={0} />);
  await waitFor(() => expect(container).toHaveTextContent('$ 300,00'));
});

it('shows it at once where people want less motion', async () => {
  const { texts, show } = shown(false);
  show(300);
  await waitFor(() => expect(texts).toEqual(['$\u00a0300,00']));
});
