import { Button } from '@mantine/core';

import { EmptyList } from '~/ui/list/EmptyList';

import { panelId, type ProductAction } from './ProductActions';

/** In place of the list of a store without products: the two ways to its first ones. */
export const EmptyProducts = ({
  isCreating,
  onOpen,
}: {
  /** The panel that adds one is open. */
  isCreating: boolean;
  onOpen: (action: ProductAction) => void;
}) => (
  <EmptyList hint="Cargue los productos de a uno con Agregar, o todos con un archivo en Actualizar.">
    {isCreating ? null : <Button onClick={() => onOpen('create')}>Agregar un producto</Button>}
    <Button variant="default" aria-controls={panelId('import')} onClick={() => onOpen('import')}>
      Cargar un archivo
    </Button>
  </EmptyList>
);
