import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_customer/orderstatus/$orderCode')({
  component: () => null,
});
