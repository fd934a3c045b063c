import { withoutBase } from '../basePath';
import { buildId } from '../build';
import { config } from '../config';

/** Where an error was caught. */
export interface ErrorContext {
  source: 'window' | 'rejection' | 'boundary' | 'query' | 'mutation' | 'message';
  /** The operation, without personal data. */
  action?: string;
}

/** The report sent to the collector, as JSON. */
interface ErrorReport extends ErrorContext {
  reference: string;
  name: string;
  message: string;
  stack: string;
  /** First segment of the page's path; the rest could identify a store or an order. */
  page: string;
  /** Commit and date of the build, which also name its source maps. */
  build: string;
  userAgent: string;
}

/** Maximum number of reports per page load. */
const MAX_REPORTS = 10;

const REFERENCE_BYTES = 4;

let sent = 0;
const references = new WeakMap<object, string>();

/** React renders what failed once more, which throws an equal error: another object, but not another failure. */
let lastBoundary: { text: string; reference: string } | null = null;

function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(REFERENCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

const LABEL = 'Referencia para soporte';

/** A sentence with the reference of a reported error, for the end of a message. */
export const referenceText = (reference: string) => `${LABEL}: ${reference}`;

/**
 * Replaces texts that could identify a person or open a session: quoted texts, emails, query strings, long ids and
 * numbers.
 */
function withoutPersonalData(text: string): string {
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
  // Sent as text: a JSON content type would need a CORS preflight, which a beacon of a closing page does not survive.
  navigator.sendBeacon(errorReporting.url, JSON.stringify(report));
}

/**
 * Logs an unexpected error with its stack and sends it to the configured collector, without personal data; the same
 * error only once.
 * @returns a reference for support, which is in the log and in the report
 */
export function reportError(error: unknown, context: ErrorContext): string {
  const known = typeof error === 'object' && error !== null ? references.get(error) : undefined;
  if (known !== undefined) return known;
  const failure = error instanceof Error ? error : new Error(String(error));
  const text = `${failure.name}: ${failure.message}`;
  const again = context.source === 'boundary' && lastBoundary?.text === text ? lastBoundary : null;
  const reference = again?.reference ?? newReference();
  if (typeof error === 'object' && error !== null) references.set(error, reference);
  if (again) return reference;
  if (context.source === 'boundary') lastBoundary = { text, reference };
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
    // A failed report must not hide the reported error.
    console.warn('Error not reported', reason);
  }
  return reference;
}
