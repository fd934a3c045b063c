import type { useUnadded } from './useUnadded';

/** Says how many products were chosen that the order does not hold. */
export function UnaddedText({
  unadded: { count, total },
}: {
  unadded: NonNullable<ReturnType<typeof useUnadded>>;
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
