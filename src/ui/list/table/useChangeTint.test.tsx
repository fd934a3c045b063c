import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { useChangeTint } from './useChangeTint';

function Row({ status }: { status: string }) {
  const ref = useChangeTint<HTMLSpanElement>(status);
  return (
    <table>
      <tbody>
        <tr>
          <td>
            <span ref={ref}>{status}</span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const animate = vi.fn<typeof HTMLElement.prototype.animate>();

/** Shows a row whose status changes. */
function changeStatus(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  Object.assign(HTMLElement.prototype, { animate });
  const { rerender } = render(<Row status="Pendiente" />);
  expect(animate).not.toHaveBeenCalled();
  rerender(<Row status="Entregado" />);
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  animate.mockClear();
});

it('tints a row when its status changes, not when it appears', () => {
  changeStatus(true);
  expect(animate).toHaveBeenCalledOnce();
  expect(animate.mock.contexts[0]).toBeInstanceOf(HTMLTableRowElement);
  // From the tint to the row's own colour.
  const [keyframes, timing] = animate.mock.calls[0] ?? [];
  expect(keyframes).toEqual([{ backgroundColor: expect.stringContaining('tint') }, {}]);
  expect(timing).toHaveProperty('duration', expect.any(Number));
});

it('leaves it still where the system asks for less motion', () => {
  changeStatus(false);
  expect(animate).not.toHaveBeenCalled();
});
