import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_customer/productlist/$storeHash')({
  component: () => null,
});
