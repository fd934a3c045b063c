import '~/ui/styles/overlays';
import { Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';

import { SaveButton } from '~/components/forms/SaveButton';
import { useForm } from '~/components/forms/useForm';
import type { Product } from '~/contract/types';
import { textsDraft, textsErrors, textsPatch } from '~/domain/products/productTexts';
import { unitOptions } from '~/domain/products/units';
import { CancelButton } from '~/ui/dialog/CancelButton';
import { Dialog } from '~/ui/dialog/Dialog';
import { Notice } from '~/ui/feedback/Notice';

import { useSendPatches } from './sentFiles';

/** Name, brand, unit and description of one product, which are sent as a file with one row. */
export function TextsDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { send } = useSendPatches();
  const form = useForm({
    saved: textsDraft(product),
    validate: textsErrors,
    save: async (values) => {
      await send('products-update', new Map([[product.id, textsPatch(product, values)]]));
      onClose();
    },
  });
  const { values, change, field } = form;
  return (
    <Dialog
      onClose={onClose}
      title={`Corregir «${product.name}»`}
      unsaved={{
        isUnsaved: () => form.isDirty,
        question: 'Hay cambios sin enviar. ¿Quiere salir igual?',
      }}
    >
      <form {...form.props} aria-label={`Corrección de ${product.name}`}>
        <Stack>
          <TextInput label="Nombre" name="name" required autoComplete="off" {...field('name')} />
          <TextInput
            label="Marca"
            name="brand"
            description="Vacía queda como está"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            {...field('brand')}
          />
          <NativeSelect
            label="Unidad"
            name="unit"
            data={unitOptions()}
            value={values.unit}
            onChange={(event) => change({ unit: event.currentTarget.value })}
          />
          <Textarea
            label="Descripción"
            name="description"
            description="Vacía queda como está"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autosize
            minRows={1}
            maxRows={3}
            {...field('description')}
          />
          <p>Se aplica en unos segundos; en Actualizar se puede deshacer.</p>
          {form.failure === null ? null : <Notice severity="error">{form.failure}</Notice>}
          <Group justify="flex-end">
            <CancelButton />
            <SaveButton form={form}>Enviar la corrección</SaveButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
