import { ActionIcon, Button, Switch, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { Switches } from '~/components/forms/FieldGrid';
import { AccountMissing } from '~/components/orders/AccountMissing';
import type { FieldErrors } from '~/domain/fieldRules';
import { messages } from '~/domain/messages';
import { isWalletMethod } from '~/domain/payments/payButton';
import { lacksAccount } from '~/domain/payments/paymentMethods';
import { Notice } from '~/ui/feedback/Notice';

import {
  type ConfigDraft,
  hiddenNote,
  isStored,
  type MethodDraft,
  methodField,
  methodTitle,
  settingLabel,
  toInput,
  walletNote,
} from './paymentDraft';

import classes from './PaymentsTab.module.css';

/** Maximum visible rows of multi-line fields. */
const MAX_ROWS = 3;

/** One payment method: kinds of delivery, message, and settings; those that are added, as key-value lines. */
export function MethodFields({
  method,
  savedName,
  errors,
  namesId,
  onChange,
  onRemove,
}: {
  method: MethodDraft;
  /** Undefined for a new method. */
  savedName: string | undefined;
  errors: FieldErrors<string>;
  /** Id of the datalist with suggested names. */
  namesId: string;
  onChange: (patch: Partial<MethodDraft>) => void;
  onRemove: () => void;
}) {
  const title = methodTitle(method, savedName);
  const hidden = hiddenNote(method);
  return (
    <fieldset className={classes.method}>
      <legend className={classes.legend} data-names={method.key}>
        {title}
      </legend>
      <TextInput
        label="Nombre"
        autoComplete="off"
        list={namesId}
        value={method.name}
        description={walletNote(method.name, savedName)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        error={errors[methodField(method.key, 'name')]}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Switches>
        <Switch
          label="Para entregas"
          checked={method.enabled_delivery}
          onChange={(event) => onChange({ enabled_delivery: event.currentTarget.checked })}
        />
        <Switch
          label="Para retiros"
          checked={method.enabled_pickup}
          onChange={(event) => onChange({ enabled_pickup: event.currentTarget.checked })}
        />
      </Switches>
      {hidden === null ? null : <Notice severity="warning">{hidden}</Notice>}
      <Textarea
        label="Mensaje al cliente"
        autosize
        minRows={1}
        maxRows={MAX_ROWS}
        placeholder={isWalletMethod(method.name) ? messages.mercadopagoDefaultInfo : undefined}
        value={method.method_info}
        onChange={(event) => onChange({ method_info: event.currentTarget.value })}
      />
      {lacksAccount(toInput(method)) ? <AccountMissing /> : null}
      <ConfigLines
        title={title}
        config={method.config}
        errorOf={(line) => errors[methodField(method.key, line.id)]}
        onChange={(config) => onChange({ config })}
        onRemoveMethod={onRemove}
      />
    </fieldset>
  );
}

function ConfigLines({
  title,
  config,
  errorOf,
  onChange,
  onRemoveMethod,
}: {
  title: string;
  config: readonly ConfigDraft[];
  errorOf: (line: ConfigDraft) => string | undefined;
  onChange: (config: readonly ConfigDraft[]) => void;
  onRemoveMethod: () => void;
}) {
  const [added, setAdded] = useState(0);
  const edit = (line: ConfigDraft, patch: Partial<ConfigDraft>) =>
    onChange(config.map((one) => (one === line ? { ...one, ...patch } : one)));
  return (
    <div className={classes.config}>
      {config.map((line, index) => (
        <div key={line.id} className={isStored(line) ? classes.setting : classes.line}>
          {isStored(line) ? null : (
            <TextInput
              aria-label={`Clave ${index + 1} de ${title}`}
              placeholder="Clave"
              autoComplete="off"
              value={line.key}
              error={errorOf(line)}
              onChange={(event) => edit(line, { key: event.currentTarget.value })}
            />
          )}
          <TextInput
            {...(isStored(line)
              ? { label: settingLabel(line.key) }
              : { 'aria-label': `Valor ${index + 1} de ${title}`, placeholder: 'Valor' })}
            autoComplete="off"
            value={line.value}
            onChange={(event) => edit(line, { value: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            data-removes
            aria-label={`Quitar el dato ${index + 1} de ${title}`}
            onClick={() => onChange(config.filter((one) => one !== line))}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <div className={classes.buttons}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={() => {
            setAdded(added + 1);
            onChange([...config, { id: `n${added}`, key: '', value: '' }]);
          }}
        >
          Agregar dato
        </Button>
        <Button
          variant="subtle"
          c="var(--mantine-color-error)"
          size="compact-sm"
          data-removes
          aria-label={`Quitar ${title}`}
          onClick={onRemoveMethod}
        >
          Quitar medio
        </Button>
      </div>
    </div>
  );
}
