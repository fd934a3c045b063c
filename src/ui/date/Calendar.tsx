import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import { DatePicker, type DatePickerProps } from '@mantine/dates';

const NAMES = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  previousDecade: 'Década anterior',
  nextDecade: 'Década siguiente',
};

/** Focuses the chosen day, else today: the arrow keys start there. What traps the focus looks for the mark. */
function focusDay(picker: HTMLDivElement | null) {
  const day = picker?.querySelector<HTMLElement>('td button[tabindex="0"]');
  day?.setAttribute('data-autofocus', '');
  day?.focus({ preventScroll: true });
}

/** The days of a month, to choose one. Load it with `lazyNamed()`: its stylesheet is never in a first view. */
export function Calendar({
  takesFocus = false,
  ...props
}: Pick<DatePickerProps, 'value' | 'defaultDate' | 'allowDeselect'> & {
  /** Starts with the focus on its day. */
  takesFocus?: boolean;
  onChange: (day: string | null) => void;
}) {
  return (
    <DatePicker
      ref={takesFocus ? focusDay : undefined}
      locale="es"
      hideOutsideDates
      highlightToday
      ariaLabels={NAMES}
      {...props}
    />
  );
}
