import '~/ui/styles/overlays';
import { Button, Group, NativeSelect, Radio, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';

import type { Product } from '~/contract/types';
import {
  changedPrice,
  readPercentage,
  ROUNDINGS,
  type TagsMode,
} from '~/domain/products/bulkChanges';
import { productCount } from '~/domain/products/productCount';
import { splitTags } from '~/domain/products/productEdit';
import { formatMoney } from '~/lib/money';
import { CancelButton } from '~/ui/dialog/CancelButton';
import { Dialog } from '~/ui/dialog/Dialog';

import classes from './ProductBulk.module.css';

function FormDialog({
  title,
  confirmLabel,
  confirmed,
  typed,
  onConfirm,
  onCancel,
  children,
}: {
  title: string;
  confirmLabel: string;
  /** It can be confirmed. */
  confirmed: boolean;
  /** The text that closing would lose. */
  typed: string;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      onClose={onCancel}
      title={title}
      unsaved={{
        isUnsaved: () => typed.trim() !== '',
        question: 'No se cambió nada todavía. ¿Quiere salir igual?',
      }}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (confirmed) onConfirm();
        }}
      >
        {children}
        <Group justify="flex-end" gap="sm">
          <CancelButton />
          <Button type="submit" data-ignore-double-click disabled={!confirmed}>
            {confirmLabel}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

const MODES = [
  { value: 'add', label: 'Agregar a las que tienen' },
  { value: 'replace', label: 'Reemplazar las que tienen' },
  { value: 'remove', label: 'Quitar' },
] as const satisfies readonly { value: TagsMode; label: string }[];

/** The tags of several products. */
export function TagsDialog({
  products,
  onConfirm,
  onCancel,
}: {
  products: readonly Product[];
  onConfirm: (tags: readonly string[], mode: TagsMode) => void;
  onCancel: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [mode, setMode] = useState<TagsMode>('add');
  const tags = splitTags(typed);
  return (
    <FormDialog
      title={`Etiquetas de ${productCount(products.length)}`}
      confirmLabel={`Cambiar ${productCount(products.length)}`}
      confirmed={tags.length > 0}
      typed={typed}
      onConfirm={() => onConfirm(tags, mode)}
      onCancel={onCancel}
    >
      <TextInput
        label="Etiquetas"
        description="Separadas por comas"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Radio.Group
        label="Qué hacer"
        value={mode}
        onChange={(value) => setMode(MODES.find((one) => one.value === value)?.value ?? 'add')}
      >
        <div className={classes.modes}>
          {MODES.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </div>
      </Radio.Group>
    </FormDialog>
  );
}

/** The prices of several products, changed by a percentage that is previewed. */
export function PriceDialog({
  products,
  onConfirm,
  onCancel,
}: {
  products: readonly Product[];
  /** The new prices by the products' ids. */
  onConfirm: (prices: ReadonlyMap<number, number>) => void;
  onCancel: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [multiple, setMultiple] = useState(0);
  const percentage = readPercentage(typed);
  const rows = products.flatMap((product) => {
    const price = percentage === null ? null : changedPrice(product, percentage, multiple);
    return price === null ? [] : [{ product, price }];
  });
  const without = products.filter(({ price_per_unit }) => price_per_unit === null).length;
  return (
    <FormDialog
      title={`Precio de ${productCount(products.length)}`}
      confirmLabel={rows.length === 0 ? 'Cambiar precios' : `Cambiar ${productCount(rows.length)}`}
      confirmed={rows.length > 0}
      typed={typed}
      onConfirm={() => onConfirm(new Map(rows.map(({ product, price }) => [product.id, price])))}
      onCancel={onCancel}
    >
      <TextInput
        label="Porcentaje"
        description="10 aumenta, -10 baja; de -90 a 500"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={typed}
        error={typed.trim() !== '' && percentage === null ? 'Escriba un porcentaje' : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        label="Redondear a"
        value={String(multiple)}
        data={ROUNDINGS.map((one) => ({
          value: String(one),
          label: one === 0 ? 'Sin redondear' : `${products[0]?.curr_symbol ?? '$'} ${one}`,
        }))}
        onChange={(event) => setMultiple(Number(event.currentTarget.value))}
      />
      {without > 0 ? (
        <p>
          {without === 1
            ? '1 producto no tiene precio y queda igual.'
            : `${productCount(without)} no tienen precio y quedan igual.`}
        </p>
      ) : null}
      {rows.length > 0 ? (
        <ul className={classes.prices} aria-label="Precios nuevos">
          {rows.map(({ product: { id, name, price_per_unit, curr_symbol }, price }) => (
            <li key={id}>
              <bdi>{name}</bdi>
              <span className="visually-hidden">: </span>
              <span className={classes.before} translate="no">
                {formatMoney(price_per_unit ?? 0, curr_symbol)}
              </span>
              <span className="visually-hidden"> → </span>
              <b translate="no">{formatMoney(price, curr_symbol)}</b>
            </li>
          ))}
        </ul>
      ) : null}
    </FormDialog>
  );
}
