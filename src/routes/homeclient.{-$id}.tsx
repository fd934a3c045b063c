import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/homeclient/{-$id}')({ component: () => null });
