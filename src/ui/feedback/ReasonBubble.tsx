import '../styles/tooltips';
import { Tooltip } from '@mantine/core';

/** The visible tooltip of a reason; screen readers get the text as the control's description. */
export function ReasonBubble({ reason, target }: { reason: string; target: HTMLElement }) {
  return <Tooltip opened multiline maw="17.5rem" label={reason} target={target} aria-hidden />;
}
