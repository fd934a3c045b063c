/** Steps of an axis within a power of ten. */
const STEPS = [1, 2, 4, 5, 10];

/** Three labels of an axis from 0 in even, round steps up to at least `max`. */
export function evenTicks(max: number): [number, number, number] {
  const half = Math.max(1, max / 2);
  const power = 10 ** Math.floor(Math.log10(half));
  const step = (STEPS.find((one) => one * power >= half) ?? 10) * power;
  return [0, step, 2 * step];
}
