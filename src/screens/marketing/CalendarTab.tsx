import { NativeSelect, Textarea } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';

import { productsQuery } from '~/api/products';
import { promosQuery, useSavePromos } from '~/api/promos';
import { completeSetupTask } from '~/api/setupTasks';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import { SaveBar } from '~/components/forms/SaveBar';
import { Section } from '~/components/forms/Section';
import { useForm } from '~/components/forms/useForm';
import type { Product, Promo, Store } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  editedPromoDays,
  hasPromos,
  promoCalendar,
  type PromoDraft,
  promoTagChoices,
  withPromoDays,
} from '~/domain/store/promoCalendar';
import { type PromoDay, promoDayAt, promoDays } from '~/domain/store/weekdays';
import { FailedBoundary } from '~/ui/Boundary';
import { useToday } from '~/ui/useToday';

import classes from './CalendarTab.module.css';

const NO_PRODUCTS: readonly Product[] = [];

/** Maximum visible rows of multi-line fields. */
const MAX_ROWS = 3;

/** CALENDARIO: the promo of each day of the week, for every user of the store. */
export function CalendarTab({ store }: ConfigurationTabProps) {
  const { data: promos } = useSuspenseQuery(asSecondary(promosQuery()));
  // Only for the suggested tags: the calendar works without them.
  const products = useQuery(asSecondary(productsQuery()));
  return (
    <Section
      title="Calendario de promociones"
      hint="Lo que el asistente promociona cada día, todas las semanas: los productos de la etiqueta y el mensaje. Un día sin etiqueta ni mensaje usa la promoción por defecto."
    >
      {products.isError ? (
        <FailedBoundary
          text={`No se pudieron leer las etiquetas de los productos. ${errorMessage(products.error)}`}
          onRetry={() => void products.refetch()}
        />
      ) : null}
      <Calendar store={store} promos={promos} products={products.data?.rows ?? NO_PRODUCTS} />
    </Section>
  );
}

function Calendar({
  store,
  promos,
  products,
}: {
  store: Store;
  promos: readonly Promo[];
  products: readonly Product[];
}) {
  const save = useSavePromos();
  const tags = useMemo(() => promoTagChoices(products, promos), [products, promos]);
  const saved = promoCalendar(promos);
  const form = useForm({
    saved,
    save: async (calendar, onto) => {
      const answer = await save.mutateAsync((list) => {
        const newest = promoCalendar(list);
        const merged = onto(newest);
        return withPromoDays(list, merged, editedPromoDays(merged, newest));
      });
      if (hasPromos(calendar)) void completeSetupTask('calendar', new Date());
      return answer;
    },
    submitsUnchanged: !store.setup.calendar && hasPromos(saved),
    success: messages.storeDataSaved,
  });
  const today = promoDayAt(new Date(useToday()));

  return (
    <form {...form.props} aria-label="Calendario de promociones">
      {tags.length === 1 && products !== NO_PRODUCTS ? (
        <p>
          Ningún producto tiene etiquetas todavía. Póngalas en{' '}
          <Link to="/productstore">Productos</Link>, con «Editar» o «Elegir varios», y elíjalas acá.
        </p>
      ) : null}
      <ul className={classes.days}>
        {promoDays.map(({ value: day, label }) => (
          <li key={day}>
            <Day
              day={day}
              label={day === today ? `${label} (hoy)` : label}
              isToday={day === today}
              promo={form.values[day]}
              tags={tags}
              onChange={(patch) => form.change({ [day]: { ...form.values[day], ...patch } })}
            />
          </li>
        ))}
      </ul>
      <SaveBar form={form} label="Guardar calendario" />
    </form>
  );
}

function Day({
  day,
  label,
  isToday,
  promo,
  tags,
  onChange,
}: {
  day: PromoDay;
  label: string;
  isToday: boolean;
  promo: PromoDraft;
  tags: readonly { value: string; label: string }[];
  onChange: (patch: Partial<PromoDraft>) => void;
}) {
  return (
    <fieldset className={classes.day} data-today={isToday || undefined}>
      <legend className={classes.legend} data-names={day}>
        {label}
      </legend>
      <NativeSelect
        label="Etiqueta"
        data={tags}
        value={promo.tag}
        onChange={(event) => onChange({ tag: event.currentTarget.value })}
      />
      <Textarea
        label="Mensaje"
        placeholder="Sin mensaje"
        autosize
        minRows={1}
        maxRows={MAX_ROWS}
        value={promo.promo_msg}
        onChange={(event) => onChange({ promo_msg: event.currentTarget.value })}
      />
    </fieldset>
  );
}
