import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_staff/options')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_staff/options"!</div>;
}
