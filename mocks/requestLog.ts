import { toApiDate } from '~/lib/dates';

/** One request that the mock backend answered. */
export interface LoggedRequest {
  /** When it was answered, as `YYYY-MM-DD HH:mm:ss`. */
  at: string;
  method: string;
  /** Path and query. */
  path: string;
  /** null: not an operation of the contract. */
  operationId: string | null;
  status: number | 'network';
  durationMs: number;
  /** Descriptions of the contract violations. */
  violations: string[];
}

const KEPT = 200;

/** The last 200 requests with their violations. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  /** Newest first. */
  get entries(): readonly LoggedRequest[] {
    return this.#entries;
  }

  /** @param startedAt `performance.now()` when the request arrived */
  add(
    request: Request,
    startedAt: number,
    outcome: Pick<LoggedRequest, 'operationId' | 'status' | 'violations'>,
  ): void {
    const { pathname, search } = new URL(request.url);
    const entry: LoggedRequest = {
      at: toApiDate(new Date()),
      method: request.method,
      path: pathname + search,
      durationMs: Math.round(performance.now() - startedAt),
      ...outcome,
    };
    this.#entries = [entry, ...this.#entries].slice(0, KEPT);
  }

  clear(): void {
    this.#entries = [];
  }
}
