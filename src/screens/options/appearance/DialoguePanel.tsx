import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { promosQuery } from '~/api/promos';
import { refcodesQuery } from '~/api/refcodes';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import { Section } from '~/components/forms/Section';
import { TabLoading } from '~/components/forms/TabLoading';
import { messages } from '~/domain/messages';
import { loadsFor } from '~/domain/session/access';
import { chatColors } from '~/domain/shopper/chatWidget';
import { dialoguePreview } from '~/domain/store/dialoguePreview';
import { languageTag } from '~/domain/store/languages';
import { DEFAULT_PREVIEW_DAY, previewDays } from '~/domain/store/weekdays';
import { FailedBoundary } from '~/ui/Boundary';
import { useWaiting } from '~/ui/feedback/waiting';

import type { AppearancePanelProps } from './AppearanceTab';
import { ChatPreview } from './ChatPreview';

import classes from './AppearanceTab.module.css';

/** Value of the code selector for a shopper without a code. */
const NO_CODE = '';

/** Asistente: a preview of the assistant's dialogue in the store's colours, for a day and a promo code. */
export function DialoguePanel({ store, viewer, theme }: AppearancePanelProps) {
  const [day, setDay] = useState(DEFAULT_PREVIEW_DAY);
  const [code, setCode] = useState(NO_CODE);
  const seesCodes = loadsFor(viewer, 'refcodes');
  const promosLoad = useQuery(asSecondary(promosQuery()));
  const codesLoad = useQuery({ ...asSecondary(refcodesQuery()), enabled: seesCodes });
  useWaiting(promosLoad.isLoading || codesLoad.isLoading);
  const { data: promos = [] } = promosLoad;
  const { data: codes = [] } = codesLoad;

  const turns = dialoguePreview({
    store,
    promos,
    day,
    code: codes.find((one) => one.code === code) ?? null,
  });
  return (
    <Section
      title="Vista previa del asistente"
      hint="Así conversa el asistente con los textos de ORDENES, las promociones del calendario y los códigos de Marketing."
    >
      {[promosLoad, codesLoad].map(({ error, refetch }, index) =>
        error === null ? null : (
          <FailedBoundary
            key={index === 0 ? 'promos' : 'codes'}
            text={errorMessage(error)}
            onRetry={() => void refetch()}
          />
        ),
      )}
      <div className={classes.dialogue}>
        <div className={classes.choices}>
          <NativeSelect
            label="Día de la semana"
            data={previewDays.map(({ value, label }) => ({ value: String(value), label }))}
            value={String(day)}
            onChange={(event) => {
              const chosen = previewDays.find(({ value }) => String(value) === event.target.value);
              if (chosen) setDay(chosen.value);
            }}
          />
          <NativeSelect
            label="Código promocional"
            data={[
              { value: NO_CODE, label: 'Ninguno' },
              ...codes.map((one) => ({
                value: one.code,
                label: `${one.code} · ${one.description}`,
              })),
            ]}
            value={code}
            disabled={!seesCodes}
            description={seesCodes ? undefined : messages.adminTaskOnly}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        {/* A promo that comes later would move what follows it. */}
        {promosLoad.isLoading ? (
          <TabLoading />
        ) : (
          <ChatPreview
            label="Diálogo del asistente"
            colors={chatColors({ theme, hashtag: store.hashtag })}
            logo={theme.widget_logo}
            turns={turns}
            lang={languageTag(store.prefered_language)}
          />
        )}
      </div>
    </Section>
  );
}
