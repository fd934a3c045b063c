import './styles/overlays';
import { Tooltip } from '@mantine/core';

/** The visible half of a reason; its text reaches screen readers as the control's description. */
export function ReasonBubble({ reason, target }: { reason: string; target: HTMLElement }) {
  return <Tooltip label={reason} target={target} opened multiline maw={280} aria-hidden="true" />;
}
