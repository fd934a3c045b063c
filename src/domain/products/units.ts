import type { UnitCode } from '~/contract/types';
import { foldText } from '~/lib/text';

/** Names of the unit choices on the screens. */
type UnitChoice = 'unit' | 'kg' | 'dozen' | 'meter' | 'gr' | 'lt';

interface Unit {
  readonly code: UnitCode;
  readonly label: string;
  /** Beside a number: `3 kg`, `$ 15,90 / g`. */
  readonly short: string;
}

/** Unit choice → what is sent and what is shown (unit, kg, dozen, meter, gr, lt sent as unid, kg, doc, met, gr, lit). */
export const units = {
  unit: { code: 'unid', label: 'Unidad', short: 'u.' },
  kg: { code: 'kg', label: 'Kilogramo', short: 'kg' },
  dozen: { code: 'doc', label: 'Docena', short: 'doc.' },
  meter: { code: 'met', label: 'Metro', short: 'm' },
  gr: { code: 'gr', label: 'Gramo', short: 'g' },
  lt: { code: 'lit', label: 'Litro', short: 'l' },
} as const satisfies Record<UnitChoice, Unit>;

const CHOICE_OF = {
  unid: 'unit',
  kg: 'kg',
  doc: 'dozen',
  met: 'meter',
  gr: 'gr',
  lit: 'lt',
} as const satisfies Record<UnitCode, UnitChoice>;

/** The choice of a new product (default unit). */
export const DEFAULT_UNIT: UnitChoice = 'unit';

/** Units whose catalogue step is 100. */
const GRAM_UNITS: ReadonlySet<string> = new Set(['gr', 'gramo', 'g', 'grs']);
/** Step of the quantity buttons: 100 for gram units, 1 for others. */
const GRAM_STEP = 100;
const UNIT_STEP = 1;
/** Steps over typed decimals must not show binary drift (0,1 + 1 + 1). */
const AMOUNT_DECIMALS = 6;

export function unitCodeOf(choice: UnitChoice): UnitCode {
  return units[choice].code;
}

/** Choices of a unit combo, values as they are sent. */
export function unitOptions(): { value: UnitCode; label: string }[] {
  return Object.values(units).map(({ code, label }) => ({ value: code, label }));
}

function isUnitCode(text: string): text is UnitCode {
  return Object.hasOwn(CHOICE_OF, text);
}

/** Spanish name of a unit; a unit that is none of ours (imported products) is shown as it came. */
export function unitLabel(unit: string | null): string {
  if (unit === null) return '';
  if (isUnitCode(unit)) return units[CHOICE_OF[unit]].label;
  return isGramUnit(unit) ? units.gr.label : unit;
}

/** The unit beside a number; a unit that is none of ours is shown as it came. */
export function unitShort(unit: string | null): string {
  if (unit === null) return '';
  if (isUnitCode(unit)) return units[CHOICE_OF[unit]].short;
  return isGramUnit(unit) ? units.gr.short : unit;
}

/** The unit inside a field with − and +: none where single pieces are counted. */
export function stepperUnit(unit: string | null): string {
  return unit === units.unit.code ? '' : unitShort(unit);
}

/** Whether products of this unit are packaged: units and dozens are ordered whole. */
export function isPackagedUnit(unit: string | null): boolean {
  return unit === units.unit.code || unit === units.dozen.code;
}

/** Whether amounts of this unit are grams: gr, gramo, g, grs. */
export function isGramUnit(unit: string | null): boolean {
  return unit !== null && GRAM_UNITS.has(foldText(unit).trim());
}

/** What one press of + adds to an amount. */
export function stepFor(unit: string | null): number {
  return isGramUnit(unit) ? GRAM_STEP : UNIT_STEP;
}

/** An amount after a press of + or −, never below 0. */
export function stepped(amount: number, step: number): number {
  return Math.max(0, Number((amount + step).toFixed(AMOUNT_DECIMALS)));
}

/** Keeps a size at the end of a name, such as "500 g", on one line. */
export const withSizeKept = (name: string) => name.replace(/(\d) (\p{L}{1,2})$/u, '$1\u00a0$2');
