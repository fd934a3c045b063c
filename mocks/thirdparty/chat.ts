import { http, type HttpHandler } from 'msw';
import * as v from 'valibot';

import { badRequest } from '../http';
import type { OperationContext } from '../operationHandler';
import { findSession } from '../shopper/shoppers';
import { answerAssistant } from './assistant/assistant';
import type { AssistantAnswer } from './assistant/talk';
import { CHAT_SCRIPT } from './chatScript';
import { answerService, scriptHandlers } from './scripts';

const Question = v.object({
  session_id: v.pipe(v.string(), v.minLength(1)),
  /** Empty at the start of a conversation. */
  text: v.string(),
  language: v.optional(v.string(), 'es'),
});

type RichElement =
  | { type: 'button'; text: string; link: string }
  | { type: 'chips'; options: { text: string }[] };

/**
 * Dialogflow's answer to a text (`DetectIntentResponse` of v2), with the fields that the widget and the application
 * read.
 */
export interface DetectIntentReply {
  responseId: string;
  queryResult: {
    queryText: string;
    languageCode: string;
    intent: { displayName: string };
    intentDetectionConfidence: number;
    fulfillmentText: string;
    fulfillmentMessages: (
      | { text: { text: string[] } }
      | { payload: { richContent: RichElement[][] } }
    )[];
  };
}

/** An answer of the assistant in the shape of Dialogflow. */
export function detectIntentReply(
  { intent, texts, chips, links }: AssistantAnswer,
  queryText: string,
  languageCode: string,
): DetectIntentReply {
  const cards: RichElement[][] = links.map(({ text, url }) => [
    { type: 'button', text, link: url },
  ]);
  if (chips.length > 0) cards.push([{ type: 'chips', options: chips.map((text) => ({ text })) }]);
  return {
    responseId: 'respuesta-simulada',
    queryResult: {
      queryText,
      languageCode,
      intent: { displayName: intent },
      intentDetectionConfidence: 1,
      fulfillmentText: texts.join('\n'),
      fulfillmentMessages: [
        ...texts.map((text) => ({ text: { text: [text] } })),
        ...(cards.length > 0 ? [{ payload: { richContent: cards } }] : []),
      ],
    },
  };
}

/** The chat widget's script and the assistant behind it. */
export function chatHandlers(context: OperationContext): HttpHandler[] {
  const { tables: db } = context.database;
  return [
    ...scriptHandlers(context, 'chatScript', ['*/df-messenger.js'], () => CHAT_SCRIPT),
    http.post('*/__mock/assistant', async ({ request }) => {
      const question = v.safeParse(Question, await request.json().catch(() => null));
      return answerService(context, 'assistant', () => {
        if (!question.success) throw badRequest('La pregunta no es válida');
        const { session_id, text, language } = question.output;
        const reply = answerAssistant(db, findSession(db, session_id), text, new Date());
        return detectIntentReply(reply, text, language);
      });
    }),
  ];
}
