/** Day of a promo calendar entry: 0 default, 1 Monday … 7 Sunday. */
export type PromoDay = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Value of the dialogue preview's weekday selector: 0 Monday … 6 Sunday, 7 none. */
export type PreviewDay = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The selector's first value: none. */
export const DEFAULT_PREVIEW_DAY: PreviewDay = 7;

const days = [
  { promoDay: 1, previewDay: 0, label: 'Lunes' },
  { promoDay: 2, previewDay: 1, label: 'Martes' },
  { promoDay: 3, previewDay: 2, label: 'Miércoles' },
  { promoDay: 4, previewDay: 3, label: 'Jueves' },
  { promoDay: 5, previewDay: 4, label: 'Viernes' },
  { promoDay: 6, previewDay: 5, label: 'Sábado' },
  { promoDay: 7, previewDay: 6, label: 'Domingo' },
] as const satisfies readonly { promoDay: PromoDay; previewDay: PreviewDay; label: string }[];

/** Choices of the promo calendar, in its order: the default entry, then Monday to Sunday. */
export const promoDays: readonly { value: PromoDay; label: string }[] = [
  { value: 0, label: 'Por defecto' },
  ...days.map(({ promoDay, label }) => ({ value: promoDay, label })),
];

/** The name of a calendar entry, also of one that this build does not know. */
export const promoDayLabel = (day: number): string =>
  promoDays.find(({ value }) => value === day)?.label ?? `Día ${day}`;

/** Choices of the preview's selector, in its order: Ninguno, Lunes to Domingo. */
export const previewDays: readonly { value: PreviewDay; label: string }[] = [
  { value: 7, label: 'Ninguno' },
  ...days.map(({ previewDay, label }) => ({ value: previewDay, label })),
];

/** The one translation of days: the promo calendar's day of a preview selector's value; none is the default entry. */
export function promoDayOf(previewDay: PreviewDay): PromoDay {
  return days.find((day) => day.previewDay === previewDay)?.promoDay ?? 0;
}

/** The promo calendar's day of a moment, by the clock on the wall: 1 Monday … 7 Sunday. */
export function promoDayAt(now: Date): PromoDay {
  const fromMonday = (now.getDay() + days.length - 1) % days.length;
  return days[fromMonday]?.promoDay ?? 0;
}
