import { Radio, TextInput } from '@mantine/core';

import { useSaveRefcodes } from '~/api/refcodes';
import { completeSetupTask } from '~/api/setupTasks';
import { FieldGrid } from '~/components/forms/FieldGrid';
import { SaveBar } from '~/components/forms/SaveBar';
import { Section } from '~/components/forms/Section';
import { useForm } from '~/components/forms/useForm';
import type { Refcode } from '~/contract/types';
import { lengthOf } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';
import {
  REFCODE_MESSAGE_MAX,
  type RefcodeDestination,
  type RefcodeDraft,
  type RefcodeType,
  twinCode,
  withNewRefcode,
  validateRefcode,
} from '~/domain/store/refcodes';

import classes from './ActionsTab.module.css';

const EMPTY: RefcodeDraft = {
  description: '',
  client_msg_preamble: '',
  use_confirm_finisher: '',
  destination: 'Web',
  type: 'Simple',
};

const destinations = ['Web', 'WhatsApp'] as const satisfies readonly RefcodeDestination[];
const types = ['Simple', 'Otro'] as const satisfies readonly RefcodeType[];

/** The form of a new marketing code. */
export function NewCode({
  codes,
  onCreated,
}: {
  /** Of the store: a new one with the description and type of one of them is asked about. */
  codes: readonly Refcode[];
  onCreated: (created: Refcode | undefined) => void;
}) {
  const save = useSaveRefcodes();
  const form = useForm<RefcodeDraft>({
    saved: EMPTY,
    validate: validateRefcode,
    ask: (draft) => {
      const twin = twinCode(draft, codes);
      return twin === undefined
        ? null
        : {
            title: 'Ya existe ese código',
            text: `Ya hay un código «${twin.description}» de tipo ${draft.type} (${twin.code}). ¿Crear otro igual?`,
            confirmLabel: 'Crear igual',
          };
    },
    save: async (draft) => {
      const saved = await save.mutateAsync((list) => withNewRefcode(list, draft));
      void completeSetupTask('qrs', new Date());
      onCreated(saved.answer.find(({ code }) => !codes.some((known) => known.code === code)));
      return saved;
    },
    success: messages.storeDataSaved,
  });
  const { field } = form;

  return (
    <div className={classes.form}>
      <Section
        title="Nuevo código"
        hint="Cada código lleva a la tienda o a su WhatsApp y cuenta de dónde vino el cliente. El QR de la tienda, para el mostrador, ya está en COMPARTIR."
      >
        <form {...form.props} aria-label="Nuevo código">
          <FieldGrid className={classes.fields}>
            <TextInput
              label="Descripción/origen"
              description="Dónde va a estar: solo se ve acá"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              withAsterisk
              autoComplete="off"
              {...field('description')}
            />
            <CountedInput
              label="Mensaje del usuario"
              hint="Lo que el cliente escribe al llegar"
              {...field('client_msg_preamble')}
            />
            <CountedInput
              label="Mensaje para finalizar"
              hint="Lo que escribe para confirmar"
              {...field('use_confirm_finisher')}
            />
            <Choice
              label="Destino"
              hint="Adónde lleva al cliente"
              options={destinations}
              {...field('destination')}
            />
            <Choice
              label="Tipo"
              hint="Simple, salvo que soporte le pida otro"
              options={types}
              {...field('type')}
            />
          </FieldGrid>
          <SaveBar form={form} label="Crear código" />
        </form>
      </Section>
    </div>
  );
}

/** A message of at most 25 characters, with a counter. */
function CountedInput({
  label,
  hint,
  value,
  error,
  onChange,
}: {
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const length = lengthOf(value);
  return (
    <TextInput
      label={label}
      description={
        <span className={length > REFCODE_MESSAGE_MAX ? classes.over : undefined}>
          {`${hint} · ${length} de ${REFCODE_MESSAGE_MAX} caracteres`}
        </span>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      withAsterisk
      autoComplete="off"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Choice<Value extends string>({
  label,
  hint,
  options,
  value,
  onChange,
}: {
  label: string;
  hint: string;
  options: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <Radio.Group
      label={label}
      description={hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      onChange={(wanted) => {
        const option = options.find((one) => one === wanted);
        if (option !== undefined) onChange(option);
      }}
    >
      <div className={classes.choices}>
        {options.map((option) => (
          <Radio key={option} value={option} label={option} />
        ))}
      </div>
    </Radio.Group>
  );
}
