import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef, MouseEvent, Ref } from 'react';

/** A Mantine button that ignores presses while `busy`. It is never disabled, so that it keeps the focus. */
export function BusyButton({
  busy,
  leftSection = null,
  onClick,
  children,
  ...others
}: ButtonProps &
  Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps> & {
    busy: boolean;
    ref?: Ref<HTMLButtonElement>;
  }) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Button
      {...others}
      aria-busy={busy}
      leftSection={
        busy ? <Loader size="1em" color="currentColor" aria-hidden="true" /> : leftSection
      }
      onClick={press}
    >
      {children}
    </Button>
  );
}
