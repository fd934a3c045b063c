import { Loader, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { storeFaqsQuery, useUploadStoreFaq } from '~/api/adminStores';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import { useForm } from '~/components/forms/useForm';
import type { AdminStore } from '~/contract/types';
import { messages } from '~/domain/messages';
import { faqLines, splitFaqTexts, validateFaqUpload } from '~/domain/store/faqUpload';
import { FailedBoundary } from '~/ui/Boundary';
import { useWaiting } from '~/ui/feedback/waiting';
import { UnreadableRows } from '~/ui/list/UnreadableRows';

import { DialogForm, AdminDialog } from './AdminDialog';

import classes from './AdminHomeContent.module.css';

/** Rows of the editor. */
const EDITOR_ROWS = { min: 8, max: 25 } as const;

/** FAQs of a store, one per line: question, space, answer. */
export function FaqUploadDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const upload = useUploadStoreFaq();
  const form = useForm({
    saved: { text: '' },
    validate: validateFaqUpload,
    save: async ({ text }) => {
      const answer = await upload.mutateAsync({ id: store.id, texts: splitFaqTexts(text) });
      onClose();
      return answer;
    },
    success: messages.faqsUploaded,
  });
  const lines = faqLines(form.values.text);
  const count = lines.filter(({ faq }) => faq !== null).length;

  return (
    <AdminDialog
      title={`Cargar FAQ de ${store.name}`}
      changed={form.isDirty}
      wide
      onClose={onClose}
    >
      <DialogForm form={form} submitLabel="Cargar FAQ">
        <Textarea
          label="FAQ"
          description="Una por línea: la pregunta, un espacio y la respuesta."
          placeholder="¿Hacen envíos? Sí, de lunes a sábado."
          autosize
          minRows={EDITOR_ROWS.min}
          maxRows={EDITOR_ROWS.max}
          data-autofocus
          {...form.field('text')}
        />
        <output className={classes.hint}>{count === 1 ? '1 FAQ' : `${count} FAQ`}</output>
        {lines.length > 0 ? (
          <ol className={classes.texts} aria-label="Lo que se carga">
            {lines.map(({ number, line, faq }) => (
              <li key={number} value={number} dir="auto">
                {faq === null ? (
                  <>
                    {line} <strong>no es una pregunta con su respuesta</strong>
                  </>
                ) : (
                  <>
                    <b>{faq.question}</b> → {faq.answer}
                  </>
                )}
              </li>
            ))}
          </ol>
        ) : null}
      </DialogForm>
    </AdminDialog>
  );
}

/** The store's FAQs in the AI service, read-only. */
export function FaqListDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const load = useQuery(asSecondary(storeFaqsQuery(store.id)));
  useWaiting(load.isPending);
  const faqs = load.data?.rows;
  return (
    <AdminDialog title={`FAQ en IA de ${store.name}`} wide onClose={onClose}>
      <UnreadableRows count={load.data?.unreadable ?? 0} one="FAQ" many="FAQ" />
      {load.isError ? (
        <FailedBoundary text={errorMessage(load.error)} onRetry={() => void load.refetch()} />
      ) : faqs === undefined ? (
        <div className={classes.waiting}>
          <Loader aria-label="Cargando…" />
        </div>
      ) : faqs.length === 0 ? (
        <p className={classes.hint}>{messages.emptyTable}</p>
      ) : (
        <ol className={classes.texts}>
          {faqs.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      )}
    </AdminDialog>
  );
}
