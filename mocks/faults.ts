import { messages } from '~/domain/messages';

import { contractOperations } from './contract/document';
import type { Database, FaultRow } from './db';
import type { OperationId } from './http';

export type FaultWish = Omit<FaultRow, 'id'>;

/** Operation name that stands for all. */
export const ANY_OPERATION = '*' as const;

/**
 * What of the third parties can be made to fail as operations can: `?fault=assistant:500`,
 * `POST /__mock/faults {operationId: 'walletScript', …}`.
 */
export const THIRD_PARTY_PARTS = [
  'chatScript',
  'assistant',
  'walletScript',
  'wallet',
  'captchaScript',
] as const;
export type ThirdPartyPart = (typeof THIRD_PARTY_PARTS)[number];

/** What can be made to fail: an operation of the contract, a part of a third party, or everything. */
export type FaultName = OperationId | ThirdPartyPart | typeof ANY_OPERATION;

const FAULT_NAMES: ReadonlySet<string> = new Set([
  ANY_OPERATION,
  ...THIRD_PARTY_PARTS,
  ...contractOperations.map(({ operationId }) => operationId),
]);

/** Whether something of that name can be made to fail: an operation, a part of a third party, or all operations. */
export function canFail(name: string): boolean {
  return FAULT_NAMES.has(name);
}

const STANDARD_MESSAGES: Record<number, string> = {
  400: 'Los datos enviados no son correctos',
  401: 'Error en sesion, por favor ingrese sus credenciales.',
  403: 'No tiene permiso para realizar esta acción',
  404: 'No se encontró lo solicitado',
  409: 'Los datos cambiaron mientras tanto',
  413: messages.importFileTooLarge,
  422: 'Los datos enviados no son válidos',
  500: 'Error interno del servidor',
  503: 'Servicio no disponible',
};

export function addFault(db: Database, wish: FaultWish): void {
  db.faults.insert({ ...wish, id: db.faults.nextId() });
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

/** The fault that this call of an operation meets; one of its times is used up. */
export function takeFault(db: Database, operationId: OperationId): FaultRow | null {
  return take(db, (name) => name === operationId || name === ANY_OPERATION);
}

/** The fault of something that is no operation of the contract: only one of its own name. */
export function takeFaultOf(db: Database, part: string): FaultRow | null {
  return take(db, (name) => name === part);
}

/** The sentence of a failed call; empty when the fault asks for an answer without a body. */
export function faultMessage(fault: FaultRow): string {
  return fault.message ?? STANDARD_MESSAGES[Number(fault.status)] ?? `Error ${fault.status}`;
}

/** Reads a status as people write it; null when it is none. */
export function parseFaultStatus(text: string): FaultRow['status'] | null {
  if (text === 'network' || text === 'lost') return text;
  return /^[2-5]\d\d$/.test(text) ? Number(text) : null;
}

/** `operationId:status[:times[:delayMs]]` of a page's address; null when it is not one. */
export function parseFault(text: string): FaultWish | null {
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
