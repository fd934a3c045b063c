import '@mantine/dates/styles.css';
import 'dayjs/locale/es';
import { DatePicker } from '@mantine/dates';

/** A calendar that returns the chosen day as DD/MM/YYYY. */
export function DayPicker({ onPick }: { onPick: (day: string) => void }) {
  return (
    <DatePicker
      locale="es"
      onChange={(day) => {
        const [year, month, date] = (day ?? '').split('-');
        if (year && month && date) onPick(`${date}/${month}/${year}`);
      }}
    />
  );
}
