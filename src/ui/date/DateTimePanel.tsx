import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';

import { toApiDate } from '~/lib/dates';
import { displayToApi } from '~/lib/typedDates';

import { Calendar } from './Calendar';

/** A calendar with a time field. Starts at the typed date, else now, and returns DD/MM/YYYY HH:mm. */
export function DateTimePanel({
  value,
  onPick,
}: {
  value: string;
  onPick: (value: string) => void;
}) {
  const [start] = useState(() => displayToApi(value) ?? toApiDate(new Date()));
  const [day, setDay] = useState(start.slice(0, 10));
  const [time, setTime] = useState(start.slice(11, 16));
  return (
    <>
      <Calendar
        takesFocus
        value={day}
        defaultDate={day}
        allowDeselect={false}
        onChange={(chosen) => setDay(chosen ?? day)}
      />
      <Group align="end" gap="sm" mt="sm" wrap="nowrap">
        <TextInput
          type="time"
          label="Hora"
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <Button
          onClick={() => {
            const [year, month, date] = day.split('-');
            onPick(`${date}/${month}/${year} ${time || '00:00'}`);
          }}
        >
          Elegir
        </Button>
      </Group>
    </>
  );
}
