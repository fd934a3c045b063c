import { Calendar } from '../date/Calendar';

/** A calendar that returns the chosen day as DD/MM/YYYY. */
export function DayPicker({ onPick }: { onPick: (day: string) => void }) {
  return (
    <Calendar
      onChange={(day) => {
        const [year, month, date] = (day ?? '').split('-');
        if (year && month && date) onPick(`${date}/${month}/${year}`);
      }}
    />
  );
}
