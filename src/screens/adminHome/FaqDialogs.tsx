import { Loader, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { storeFaqsQuery, useUploadStoreFaq } from '~/api/adminStores';
import type { AdminStore } from '~/contract/types';
import { messages } from '~/domain/messages';
import { splitFaqTexts, validateFaqUpload } from '~/domain/validators';
import { toast } from '~/ui/toast';

import { DialogForm, DialogFrame } from './DialogFrame';

import classes from './AdminHomeScreen.module.css';

/** Rows of the editor (§9 customer: editor dialog up to 25 rows). */
const EDITOR_ROWS = { min: 8, max: 25 } as const;

/** FAQs of a store, one per line: question, space, answer (§2 and §5 customer). */
export function FaqUploadDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const upload = useUploadStoreFaq();
  const count = splitFaqTexts(text).length;

  function send() {
    const found = validateFaqUpload({ text }).text ?? null;
    setError(found);
    if (found !== null) return;
    upload.mutate(
      { id: store.id, texts: splitFaqTexts(text) },
      {
        onSuccess: () => {
          toast.success(messages.faqsUploaded);
          onClose();
        },
      },
    );
  }

  return (
    <DialogFrame title={`Cargar FAQ de ${store.name}`} changed={text !== ''} wide onClose={onClose}>
      <DialogForm
        submitLabel="Cargar FAQ"
        busy={upload.isPending}
        failure={upload.error}
        onSubmit={send}
        onClose={onClose}
      >
        <Textarea
          label="FAQ"
          description="Una por línea: la pregunta, un espacio y la respuesta."
          placeholder="¿Hacen envíos? Sí, de lunes a sábado."
          autosize
          minRows={EDITOR_ROWS.min}
          maxRows={EDITOR_ROWS.max}
          data-autofocus
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setError(null);
          }}
        />
        <output className={classes.hint}>{count === 1 ? '1 FAQ' : `${count} FAQ`}</output>
      </DialogForm>
    </DialogFrame>
  );
}

/** The FAQs that the AI service holds for the store, read-only (§2 and §7 customer). */
export function FaqListDialog({ store, onClose }: { store: AdminStore; onClose: () => void }) {
  const { data: faqs } = useQuery(storeFaqsQuery(store.id));
  return (
    <DialogFrame title={`FAQ en IA de ${store.name}`} wide onClose={onClose}>
      {faqs === undefined ? (
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
    </DialogFrame>
  );
}
