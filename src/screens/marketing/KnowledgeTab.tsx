import { useSuspenseQuery } from '@tanstack/react-query';

import { knowledgeBaseQuery } from '~/api/faqs';
import { useSaveStore } from '~/api/store';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import type { ConfigurationTabProps } from '~/components/forms/configurationTab';
import { Section } from '~/components/forms/Section';
import type { Store } from '~/contract/types';
import { messages } from '~/domain/messages';
import { faqOf } from '~/domain/store/faqUpload';
import { setFlag } from '~/domain/store/setupFlags';
import { formatDate } from '~/lib/dates';
import { BusyButton } from '~/ui/BusyButton';
import { toast } from '~/ui/feedback/toast';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useSingleFlight } from '~/ui/useSingleFlight';

import classes from './KnowledgeTab.module.css';

/** FAQS II, for the store role admin: the assistant's knowledge base, read-only. */
export function KnowledgeTab({ store }: ConfigurationTabProps) {
  const { rows: texts, unreadable } = useSuspenseQuery(asSecondary(knowledgeBaseQuery())).data;
  return (
    <Section
      title="Base de conocimiento"
      hint="Lo que el asistente sabe de la tienda. Es de solo lectura: para cambiarla, escriba a soporte."
    >
      <UnreadableRows count={unreadable} one="texto" many="textos" />
      {texts.length === 0 ? (
        <p className={classes.empty}>{messages.emptyTable}</p>
      ) : (
        <>
          <p className={classes.count} id="knowledge-count">
            {texts.length === 1 ? '1 texto' : `${texts.length} textos`}
          </p>
          <div
            className={classes.place}
            role="region"
            aria-labelledby="knowledge-count"
            tabIndex={0}
          >
            <ul className={classes.texts}>
              {texts.map(({ id, text }) => (
                <li key={id} dir="auto">
                  <Faq text={text} />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      <Reviewed store={store} />
    </Section>
  );
}

/** The question above its answer; a text without a question mark as it is. */
function Faq({ text }: { text: string }) {
  const faq = faqOf(text);
  if (!faq?.question.endsWith('?')) return text;
  return (
    <>
      <strong>{faq.question}</strong> <span className={classes.answer}>{faq.answer}</span>
    </>
  );
}

/**
 * The wizard's task of this tab: nothing is saved here, so a press confirms the review; the task expires after 21 days.
 */
function Reviewed({ store }: { store: Store }) {
  const save = useSaveStore();
  const singleFlight = useSingleFlight();

  async function review() {
    try {
      await save.mutateAsync({
        store,
        buildBody: () => ({ setup: setFlag('faqs2', new Date()) }),
      });
      toast.success(messages.faqsReviewed);
    } catch (error) {
      toast.error(errorMessage(error));
    }
  }

  const { faqs2, faqs2TS } = store.setup;
  return (
    <div className={classes.review}>
      <p className={classes.reviewed}>
        {faqs2 ? `Revisada el ${formatDate(faqs2TS)}` : 'Todavía no fue revisada'}
      </p>
      <BusyButton
        data-ignore-double-click
        busy={save.isPending}
        onClick={() => void singleFlight(review)}
      >
        Marcar como revisada
      </BusyButton>
    </div>
  );
}
