import type { useChosenProducts } from './useChosenProducts';

/** Says how many products were chosen that the order does not hold. */
export function ChosenProductsText({
  chosen: { count, total },
}: {
  chosen: NonNullable<ReturnType<typeof useChosenProducts>>;
}) {
  if (count === 0) return null;
  return (
    <p>
      {count === null
        ? 'Elegiste productos que todavía no están en el pedido'
        : count === 1
          ? 'Elegiste un producto que todavía no está en el pedido'
          : `Elegiste ${count} productos que todavía no están en el pedido`}
      {total === null ? null : (
        <>
          {' '}
          (<strong>{total}</strong>)
        </>
      )}
      .
    </p>
  );
}
