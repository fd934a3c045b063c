import { Button, Loader, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef, MouseEvent, Ref } from 'react';

/**
 * A Mantine button that ignores presses while `busy`. It is never disabled, so that it keeps the focus, and no wider: its
 * loader takes the place of its icon, or lies over its text.
 */
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
  const loader = <Loader size="1.25em" color="currentColor" aria-hidden="true" />;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <Button
      {...others}
      aria-busy={busy}
      leftSection={busy && leftSection !== null ? loader : leftSection}
      onClick={press}
    >
      {busy && leftSection === null ? (
        <>
          <span style={{ opacity: 0.25 }}>{children}</span>
          <span style={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
            {loader}
          </span>
        </>
      ) : (
        children
      )}
    </Button>
  );
}
