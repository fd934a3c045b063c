import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/s/$id')({ component: () => null });
