import { TextInput, type TextInputProps } from '@mantine/core';

import { usePasswordToggle } from './PasswordToggle';

/** A password, or another secret, with a button that shows or hides it. */
export function PasswordField({
  toggleLabel,
  ...props
}: Omit<TextInputProps, 'type' | 'rightSection'> & {
  /** Accessible name of the button. */
  toggleLabel?: string;
}) {
  const { type, toggle } = usePasswordToggle(toggleLabel);
  return <TextInput {...props} type={type} rightSectionWidth={76} rightSection={toggle} />;
}
