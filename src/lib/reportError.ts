import { withoutBase } from './basePath';
import { buildId } from './build';
import { config } from './config';

/** Where an error was caught. */
export interface ErrorContext {
  source: 'window' | 'rejection' | 'boundary' | 'query' | 'mutation' | 'message';
  /** What was being done, without data of a person: the name of an operation. */
  action?: string;
}

/** What the collector gets, as JSON. */
interface ErrorReport extends ErrorContext {
  reference: string;
  name: string;
  message: string;
  stack: string;
  /** First segment of the page's path: the rest may name a store or an order. */
  page: string;
  /** Commit and date of the build; its source maps are kept under the same name. */
  build: string;
  userAgent: string;
}

/** Reports sent by one page; an error that repeats must not flood the collector. */
const MAX_REPORTS = 10;

const REFERENCE_BYTES = 4;

let sent = 0;
const references = new WeakMap<object, string>();

function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(REFERENCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

const LABEL = 'Referencia para soporte';
const WITH_REFERENCE = new RegExp(`${LABEL}: [0-9A-F]{${2 * REFERENCE_BYTES}}\\b`);

/** A sentence with the reference of a reported error, for the end of a message. */
export const referenceText = (reference: string) => `${LABEL}: ${reference}`;

/** Whether a message holds a {@link referenceText}: a person needs time to copy it. */
export const hasReference = (message: string) => WITH_REFERENCE.test(message);

/** Replaces what may name a person or open a session: texts in quotes, emails, URLs' queries, long ids and numbers. */
export function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/(https?:\/\/[^\s?#)]*)[?#][^\s)]*/g, '$1')
    .replaceAll(/[^\s@"'<>(]+@[^\s@"'<>)]+\.[a-z]+/gi, '…')
    .replaceAll(/"[^"\n]*"|«[^»\n]*»|“[^”\n]*”/g, '"…"')
    .replaceAll(/\b(?=[\w-]*\d)[\w-]{20,}\b/g, '…')
    .replaceAll(/\d{5,}/g, '…');
}

/** The stack without its first lines, which repeat the message. */
function framesOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n');
  return lines.filter((line) => /^\s+at |@/.test(line)).join('\n');
}

function send(report: ErrorReport): void {
  const { errorReporting } = config();
  if (errorReporting === null || sent >= MAX_REPORTS) return;
  sent += 1;
  // As text: JSON as such would need a CORS preflight, which a beacon of a closing page does not survive.
  navigator.sendBeacon(errorReporting.url, JSON.stringify(report));
}

/**
 * Logs an unexpected error with its stack and sends it to the collector of the configuration, without personal data;
 * the same error only once.
 * @returns a reference that the person can give to support: it is in the log and in the report too
 */
export function reportError(error: unknown, context: ErrorContext): string {
  const known = typeof error === 'object' && error !== null ? references.get(error) : undefined;
  if (known !== undefined) return known;
  const reference = newReference();
  const failure = error instanceof Error ? error : new Error(String(error));
  if (typeof error === 'object' && error !== null) references.set(error, reference);
  console.error(`Unexpected error ${reference} (${context.source})`, error);
  try {
    send({
      ...context,
      reference,
      name: failure.name,
      message: withoutPersonalData(failure.message),
      stack: withoutPersonalData(framesOf(failure)),
      page: `/${withoutBase(window.location.pathname).split('/')[1] ?? ''}`,
      build: buildId(),
      userAgent: navigator.userAgent,
    });
  } catch (reason) {
    // An error of the report must not hide the one that is reported.
    console.warn('Error not reported', reason);
  }
  return reference;
}
