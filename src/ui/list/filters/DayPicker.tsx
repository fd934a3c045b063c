import { Calendar } from '../../date/Calendar';

/** A calendar that returns the chosen day as DD/MM/YYYY. */
export function DayPicker({ onPick }: { onPick: (day: string) => void }) {
  return (
    <Calendar
      onChange={(day) => {
        if (day) onPick(day.split('-').toReversed().join('/'));
      }}
    />
  );
}
