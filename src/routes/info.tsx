import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/info')({ component: () => null });
