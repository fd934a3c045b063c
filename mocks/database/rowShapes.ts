import * as v from 'valibot';

import type { Client } from '~/contract/types';

import { entityValidator } from '../contract/validator';
import { type TableName, WALLET_OPENINGS } from './db';
import { omit, type TableChanges } from './table';

/*
 * What the rows of a loaded state must look like: the entities of the contract, and the fields that only the mock backend
 * has.
 */

type Row = Readonly<Record<string, unknown>>;
/** @returns what is wrong with a row, or null */
type RowCheck = (row: Row) => string | null;

let validate: ReturnType<typeof entityValidator> | undefined;

/** Compiles the contract with the first state that is loaded. */
function problemOf(schema: string, value: unknown): string | null {
  validate ??= entityValidator();
  return validate(schema, value);
}

const rows = (fields: v.ObjectEntries): RowCheck => {
  const schema = v.object(fields);
  return (row) => {
    const [issue] = v.safeParse(schema, row).issues ?? [];
    return issue === undefined ? null : `/${v.getDotPath(issue) ?? ''} ${issue.message}`;
  };
};

/** Rows that are an entity of the contract, with further fields. */
const entities = (schema: string, own: v.ObjectEntries = {}): RowCheck => {
  const checkOwn = rows(own);
  return (row) => checkOwn(row) ?? problemOf(schema, omit(row, ...Object.keys(own)));
};

const both =
  (one: RowCheck, other: RowCheck): RowCheck =>
  (row) =>
    one(row) ?? other(row);

/** Rows that hold an entity of the contract in a field. */
const holders =
  (field: string, schema: string): RowCheck =>
  (row) =>
    problemOf(schema, row[field]);

const number = v.number();
const text = v.string();
const textOrNull = v.nullable(text);
const numberOrNull = v.nullable(number);
const OWNED = { store_id: number };

/** The orders' client is kept in a table of its own; this one takes its place for the check. */
const SOME_CLIENT: Client = {
  id: 1,
  email: null,
  first_name: null,
  last_name: null,
  surname: null,
  phone: null,
  address: null,
  first_seen: null,
  last_seen: null,
};

const checkOrder = entities('Order', {
  ...OWNED,
  token: textOrNull,
  payment_data: v.nullable(v.object({ payment_id: text, public_key: text })),
});

const CHECKS: Readonly<Record<TableName, RowCheck>> = {
  users: rows({
    id: number,
    email: text,
    name: text,
    password: text,
    enabled: v.boolean(),
    is_admin: v.boolean(),
    store_id: numberOrNull,
    store_role: v.nullable(v.picklist(['admin', 'other'])),
  }),
  stores: both(entities('Store'), entities('AdminStore')),
  themes: holders('theme', 'Theme'),
  integrations: holders('settings', 'IntegrationSettings'),
  promos: entities('Promo', OWNED),
  refcodes: entities('Refcode', { ...OWNED, id: number }),
  paymentMethods: entities('PaymentMethod', OWNED),
  standardFaqs: entities('StandardFaq', { ...OWNED, id: number }),
  knowledgeTexts: entities('KnowledgeText', OWNED),
  dataImports: entities('AdminDataImport', {
    file_name: text,
    started_at: number,
    work: v.nullable(
      v.union([
        v.object({
          changes: v.array(v.object({ type: v.picklist(['insert', 'update', 'remove']) })),
        }),
        v.object({ failure: text }),
      ]),
    ),
  }),
  products: entities('Product', OWNED),
  clients: entities('Client', OWNED),
  clientActivity: entities('ClientActivity', { ...OWNED, client_id: numberOrNull }),
  orders: (row) => checkOrder({ ...row, client: SOME_CLIENT }),
  lastRowIds: rows({ id: v.picklist(['items', 'other_concepts', 'shipping']), last: number }),
  customerSessions: rows({
    id: text,
    store_id: number,
    client_id: numberOrNull,
    current_order_id: numberOrNull,
    catalogue_token: textOrNull,
    ref_code: textOrNull,
  }),
  catalogueLinks: rows({ id: text, store_id: number, session_id: textOrNull }),
  recoveries: rows({ id: text }),
  logs: entities('LogEntry'),
  contactSyncs: entities('ContactSync', { id: number, received_at: text }),
  walletPayments: rows({ id: text, settles_at: number }),
  faults: rows({
    id: number,
    operationId: text,
    status: v.union([number, v.picklist(['network', 'lost', 'repeat'])]),
    message: textOrNull,
    delayMs: number,
    times: numberOrNull,
  }),
  settings: rows({
    id: text,
    clockOffsetMs: number,
    latencyMs: number,
    // A state that was stored before the setting existed has none.
    walletOpening: v.optional(v.picklist(WALLET_OPENINGS)),
  }),
};

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null;
}

/** What is wrong with a row of some changes, such as `recoveries 3: /id must be string`; null for nothing. */
export function changesProblem(changes: Partial<Record<TableName, TableChanges>>): string | null {
  for (const name of Object.keys(CHECKS) as TableName[]) {
    for (const [id, row] of changes[name] ?? []) {
      const problem = isRow(row) ? CHECKS[name](row) : null;
      if (problem !== null) return `${name} ${id}: ${problem.trim()}`;
    }
  }
  return null;
}
