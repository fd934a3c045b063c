import { Calendar } from '../../date/Calendar';

/** A calendar that returns the chosen day as DD/MM/YYYY. */
export function DayPicker({
  takesFocus,
  onPick,
}: {
  /** Starts with the focus on its day. */
  takesFocus?: boolean;
  onPick: (day: string) => void;
}) {
  return (
    <Calendar
      takesFocus={takesFocus}
      onChange={(day) => {
        if (day) onPick(day.split('-').toReversed().join('/'));
      }}
    />
  );
}
