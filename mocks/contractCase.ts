import type { Operations } from '~/contract/types';

import type { Host, HostRequest } from './contract/run/host';
import type { Database } from './db';
import type { CsvReply, OperationId, Reply } from './http';

/*
 * A case is one request and the status that it must be answered with. Each file of `contract-cases/` holds those of a tag:
 * `cases` for any backend, `seedCases` for the mock. With `contract-cases/refusals.ts` the former reach every documented
 * status of every operation.
 */

/** `data` of a successful answer of an operation. */
export type DataOf<Id extends OperationId> =
  Reply<Id> extends { data: infer Data } ? Data : unknown;

/**
 * A case for any backend: sets up through calls what it needs and removes what it made. A host that answers a set-up call
 * with something else than the contract says fails the case of that call, and skips this one.
 */
export interface HostCase {
  operationId: OperationId;
  status: number;
  /** What the case is about, where an operation has several of one status. */
  why?: string;
  /** The request; sets up through calls what it needs. @throws Skip when the host lacks something. */
  prepare: (host: Host) => Promise<HostRequest> | HostRequest;
  /** Checks `data` of the successful answer beyond its schema; returns the failure, or null. */
  check?: (data: never) => string | null;
  /** Undoes what `prepare` changed, whatever the answer was. */
  restore?: (host: Host) => Promise<unknown>;
  /** Removes what the case made. */
  cleanUp?: (host: Host, data: never) => Promise<unknown>;
}

type StatusOf<Id extends OperationId> = keyof Operations[Id]['responses'] & number;

/** A successful answer as it arrives: JSON, or the text of a CSV file. */
type Received<Id extends OperationId> = Reply<Id> extends CsvReply ? string : Reply<Id>;

interface SeedCaseOf<Id extends OperationId> {
  operationId: Id;
  /** A documented status that the request must be answered with. */
  status: StatusOf<Id>;
  /** What the case shows; needed where an operation has several of one status. */
  why?: string;
  /** Prepares the freshly seeded tables. */
  arrange?: (db: Database) => void;
  /** The request, or how it follows from the (arranged) tables. */
  request: HostRequest | ((db: Database) => HostRequest);
  /** Further expectations about a successful answer and what it left in the tables. */
  check?: (received: Received<Id>, db: Database) => void;
  /** The sentence of a refusal, where the case is about which one it is. */
  refusal?: string;
  /** Further expectations about what a refusal left in the tables. */
  after?: (db: Database) => void;
}

/** A case for the mock backend alone: it depends on the seed, or reads and writes the tables. */
export type SeedCase = { [Id in OperationId]: SeedCaseOf<Id> }[OperationId];

/** The first row of a list of candidates. @throws Error when the seed has none. */
export function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The seed has no such row');
  return row;
}
