import type { OperationId } from './contract-kit/operation';
import { operations } from './contract/operations';
import type { Database, FaultRow } from './database/db';
import { STATUS_MESSAGES } from './http';

export interface FaultRequest extends Omit<FaultRow, 'id'> {
  operationId: FaultName;
}

/** Operation name that means every operation. */
export const ANY_OPERATION = '*' as const;

/**
 * Services of third parties that can fail like operations: `?fault=assistant:500`, `POST /__mock/faults {operationId:
 * 'walletScript', …}`.
 */
export const THIRD_PARTY_SERVICES = [
  'chatScript',
  'assistant',
  'walletScript',
  'wallet',
  'captchaScript',
] as const;
export type ThirdPartyService = (typeof THIRD_PARTY_SERVICES)[number];

/** Name of what can fail: an operation of the contract, a service of a third party, or everything. */
export type FaultName = OperationId | ThirdPartyService | typeof ANY_OPERATION;

const FAULT_NAMES: ReadonlySet<string> = new Set([
  ANY_OPERATION,
  ...THIRD_PARTY_SERVICES,
  ...operations.map(({ operationId }) => operationId),
]);

/** Whether `name` is a {@link FaultName}. */
export function canFail(name: string): name is FaultName {
  return FAULT_NAMES.has(name);
}

export function addFault(db: Database, fault: FaultRequest): void {
  db.faults.insert({ ...fault, id: db.faults.nextId() });
}

export function clearFaults(db: Database): void {
  for (const fault of db.faults.all()) db.faults.remove(fault.id);
}

function take(db: Database, meets: (name: string) => boolean): FaultRow | null {
  const fault = db.faults.find((row) => meets(row.operationId));
  if (fault === undefined) return null;
  if (fault.times !== null) {
    if (fault.times <= 1) db.faults.remove(fault.id);
    else db.faults.update(fault.id, { times: fault.times - 1 });
  }
  return fault;
}

/** The fault for this call of an operation; uses up one of its times. */
export function takeFault(db: Database, operationId: OperationId): FaultRow | null {
  return take(db, (name) => name === operationId || name === ANY_OPERATION);
}

/** The fault of a part that is not an operation of the contract: only one with its own name. */
export function takeFaultOf(db: Database, part: string): FaultRow | null {
  return take(db, (name) => name === part);
}

/** The message of a failed call; empty for an answer without a body. */
export function faultMessage(fault: FaultRow): string {
  const standard: Partial<Record<FaultRow['status'], string>> = STATUS_MESSAGES;
  return fault.message ?? standard[fault.status] ?? `Error ${fault.status}`;
}

/** Parses a status; null for an invalid text. */
export function parseFaultStatus(text: string): FaultRow['status'] | null {
  if (text === 'network' || text === 'lost' || text === 'repeat') return text;
  return /^[2-5]\d\d$/.test(text) ? Number(text) : null;
}

/** Parses `operationId:status[:times[:delayMs]]` from a page's URL; null for an invalid text. */
export function parseFault(text: string): FaultRequest | null {
  const [operationId, statusText = '', timesText = '', delayText = ''] = text.split(':');
  const status = parseFaultStatus(statusText);
  if (
    !operationId ||
    !canFail(operationId) ||
    status === null ||
    !/^\d*$/.test(timesText + delayText)
  )
    return null;
  return {
    operationId,
    status,
    message: null,
    delayMs: Number(delayText),
    times: timesText === '' ? null : Number(timesText),
  };
}
