import { Textarea } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';

import { standardFaqsQuery, useSaveStandardFaqs } from '~/api/faqs';
import { completeSetupTask } from '~/api/setupTasks';
import { asSecondary } from '~/api/transport/loadPolicy';
import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import { FieldGrid } from '~/components/forms/FieldGrid';
import { SaveBar } from '~/components/forms/SaveBar';
import { Section } from '~/components/forms/Section';
import { useForm } from '~/components/forms/useForm';
import type { StandardFaq, Store } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  faqAnswers,
  faqTypes,
  faqWords,
  hasAnswers,
  withFaqAnswers,
} from '~/domain/store/standardFaqs';

/** Maximum visible rows of multi-line fields. */
const MAX_ROWS = 3;

/** FAQS, for the store role admin: the answers to the standard questions. */
export function FaqsTab({ store }: ConfigurationTabProps) {
  const { data: faqs } = useSuspenseQuery(asSecondary(standardFaqsQuery()));
  return (
    <Section
      title="Preguntas frecuentes"
      hint="Lo que el asistente responde a las preguntas de siempre."
    >
      <Answers store={store} faqs={faqs} />
    </Section>
  );
}

function Answers({ store, faqs }: { store: Store; faqs: readonly StandardFaq[] }) {
  const save = useSaveStandardFaqs();
  const saved = faqAnswers(faqs);
  const form = useForm({
    saved,
    save: async (answers, onto) => {
      const answer = await save.mutateAsync((list) => {
        const newest = faqAnswers(list);
        return withFaqAnswers(list, onto(newest), newest);
      });
      if (hasAnswers(answers)) void completeSetupTask('faqs1', new Date());
      return answer;
    },
    submitsUnchanged: !store.setup.faqs1 && hasAnswers(saved),
    success: messages.storeDataSaved,
  });

  return (
    <form {...form.props} aria-label="Preguntas frecuentes">
      <FieldGrid wide>
        {faqTypes.map((type) => {
          const { label, question } = faqWords(type);
          return (
            <Textarea
              key={type}
              name={type}
              label={label}
              description={question}
              autosize
              minRows={1}
              maxRows={MAX_ROWS}
              {...form.field(type)}
            />
          );
        })}
      </FieldGrid>
      <SaveBar form={form} label="Guardar respuestas" />
    </form>
  );
}
