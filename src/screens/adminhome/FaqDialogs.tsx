import { Loader, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useMemo, useState } from 'react';

import { storeFaqsQuery, useUploadStoreFaq } from '~/api/adminStores';
import { errorMessage } from '~/api/transport/errors';
import { asSecondary } from '~/api/transport/loadPolicy';
import { toastSaved } from '~/components/forms/toastSaved';
import { useForm } from '~/components/forms/useForm';
import type { AdminStore } from '~/contract/types';
import { messages } from '~/domain/messages';
import {
  faqLines,
  faqsUploadedText,
  newFaqTexts,
  splitFaqTexts,
  validateFaqUpload,
} from '~/domain/store/faqUpload';
import { foldText, splitWords } from '~/lib/text';
import { FailedBoundary } from '~/ui/Boundary';
import { useWaiting } from '~/ui/feedback/waiting';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { decode, detectEncoding } from '~/workers/productFile/encodings';

import { DialogForm, AdminDialog } from './AdminDialog';
import { storeTitle } from './storeDialogs';

import classes from './AdminHomeContent.module.css';

/** Rows of the editor. */
const EDITOR_ROWS = { min: 8, max: 25 } as const;

/** FAQs of a store, one per line: question, space, answer. Those that it has are not sent. */
export function FaqUploadDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const upload = useUploadStoreFaq();
  const { data } = useQuery(asSecondary(storeFaqsQuery(store.id)));
  const held = useMemo(() => data?.rows.map(({ text }) => text) ?? [], [data]);
  const form = useForm({
    saved: { text: '' },
    validate: (values) => validateFaqUpload(values, held),
    save: async ({ text }) => {
      const texts = splitFaqTexts(text);
      const report = await upload.mutateAsync({ id: store.id, texts });
      onClose();
      toastSaved(report, faqsUploadedText(newFaqTexts(texts, held).length));
    },
  });
  const { text } = form.values;
  const lines = useMemo(() => faqLines(text, held), [text, held]);
  const count = lines.filter(({ faq, isRepeated }) => faq !== null && !isRepeated).length;
  const repeated = lines.filter(({ isRepeated }) => isRepeated).length;

  /** Reads a dropped text file, which the browser would open in place of the page. */
  async function readDropped(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = decode(bytes, detectEncoding(bytes));
    form.change({ text: text.trim() === '' ? read : `${text.trimEnd()}\n${read}` });
  }

  return (
    <AdminDialog
      title={`Cargar FAQ de ${storeTitle(store)}`}
      changed={form.isDirty}
      wide
      onClose={onClose}
    >
      <DialogForm form={form} submitLabel="Cargar FAQ">
        <Textarea
          label="FAQ"
          description="Una por línea: la pregunta, un espacio y la respuesta. También puede soltar acá un archivo de texto."
          placeholder="¿Hacen envíos? Sí, de lunes a sábado."
          autosize
          minRows={EDITOR_ROWS.min}
          maxRows={EDITOR_ROWS.max}
          data-autofocus
          {...form.field('text')}
          onDrop={(event) => void readDropped(event)}
        />
        <output className={classes.hint}>
          {count} FAQ{count === 1 ? ' nueva' : ' nuevas'}
          {repeated === 0
            ? null
            : repeated === 1
              ? ' · 1 ya está: no se envía'
              : ` · ${repeated} ya están: no se envían`}
        </output>
        {lines.length > 0 ? (
          <ol className={classes.texts} aria-label="Lo que se carga">
            {lines.map(({ number, line, faq, isRepeated }) => (
              <li key={number} value={number} dir="auto">
                {faq === null ? (
                  <>
                    {line} <strong>no es una pregunta con su respuesta</strong>
                  </>
                ) : (
                  <>
                    <b>{faq.question}</b> → {faq.answer}
                    {isRepeated ? <strong> ya está</strong> : null}
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
  const [query, setQuery] = useState('');
  const faqs = load.data?.rows;
  const words = splitWords(query);
  const found = faqs?.filter(({ text }) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  });
  return (
    <AdminDialog title={`FAQ en IA de ${storeTitle(store)}`} wide onClose={onClose}>
      <UnreadableRows count={load.data?.unreadable ?? 0} one="FAQ" many="FAQ" />
      {load.isError ? (
        <FailedBoundary text={errorMessage(load.error)} onRetry={() => void load.refetch()} />
      ) : faqs === undefined || found === undefined ? (
        <div className={classes.waiting}>
          <Loader aria-label="Cargando…" />
        </div>
      ) : faqs.length === 0 ? (
        <p className={classes.hint}>{messages.emptyTable}</p>
      ) : (
        <div className={classes.form}>
          <TextInput
            label="Buscar"
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <output className={classes.hint}>
            {words.length === 0 ? `${faqs.length} FAQ` : `${found.length} de ${faqs.length} FAQ`}
          </output>
          {found.length === 0 ? <p className={classes.hint}>{messages.emptyTable}</p> : null}
          <ol className={classes.texts}>
            {found.map(({ id, text }) => (
              <li key={id} dir="auto">
                {text}
              </li>
            ))}
          </ol>
        </div>
      )}
    </AdminDialog>
  );
}
