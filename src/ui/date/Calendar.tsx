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

/** The days of a month, to choose one. Load it with `lazyNamed()`: its stylesheet is never in a first view. */
export function Calendar(
  props: Pick<DatePickerProps, 'value' | 'defaultDate' | 'allowDeselect'> & {
    onChange: (day: string | null) => void;
  },
) {
  return <DatePicker locale="es" hideOutsideDates ariaLabels={NAMES} {...props} />;
}
