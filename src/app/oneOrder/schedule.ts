/** Schedules: what several people do to one order one after the other, and what must hold after each act. */
import { deleteItem, postItems } from '~/api/customerOrder';
import {
  addConcept,
  addItem,
  deleteConcept,
  editConcept,
  editItem,
  editOrder,
  setRevisedPrice,
} from '~/domain/orders/draft/orderEdits';
import type { OrderDraft } from '~/domain/orders/draft/orderFields';
import { orderTotal } from '~/domain/orders/orderTotals';
import { amountText } from '~/domain/orders/quantities';
import { setConfig } from '~/lib/config';
import { shippedConfig } from '~/testSupport/testConfig';
import { toastQueue } from '~/ui/feedback/toast';

import type { OrderRow } from '../../../mocks/database/db';
import { addFault, clearFaults } from '../../../mocks/faults';
import type { MockBackend } from '../../../mocks/node';
import { DEMO_ORDERS } from '../../../mocks/seed/accounts';
import {
  type Act,
  type AssistantAct,
  type NetworkAct,
  type StaffAct,
  type StaffName,
  stepOf,
} from './acts';
import { must, same, valuesOf } from './orderValues';
import { closeTabs, openShopperPage, openStaffPage, pass, type StaffPage } from './people';
import { Phone } from './phone';

/** Between two acts: longer than a page trusts its last answer. */
const PAUSE_MS = 2_500;
/** Longer than any page waits before it reads the order again. */
const LONG_MS = 40_000;

/** What a person edited and has not saved: the field's key, its value, and what names it. */
interface Edit {
  value: unknown;
  label: string;
  /** Of a revised price: the amount that the page showed with it. */
  amount?: number;
}

/** The people, the backend, and what each member of the staff has edited. */
export class World {
  readonly #staff = new Map<StaffName, { page: StaffPage; edits: Map<string, Edit> }>();
  readonly #phones = new Map<string, Phone>();
  #heard = 0;

  constructor(private readonly backend: MockBackend) {}

  get server(): OrderRow {
    const { token } = DEMO_ORDERS.provisional;
    const row = this.backend.db.orders.find((order) => order.token === token);
    if (!row) throw new Error('The order is gone');
    return structuredClone(row) as OrderRow;
  }

  /** Starts with the seeded order and no tab. */
  start(original: OrderRow): void {
    closeTabs();
    clearFaults(this.backend.db);
    for (const { id } of toastQueue.snapshot()) toastQueue.remove(id);
    setConfig(shippedConfig());
    this.backend.db.orders.update(original.id, structuredClone(original));
  }

  /** Texts of the toasts since the last act began. */
  #news(): string[] {
    return toastQueue.snapshot().flatMap((toast) => (toast.id > this.#heard ? [toast.text] : []));
  }

  async #staffOf(name: StaffName) {
    const known = this.#staff.get(name);
    if (known) return known;
    const opened = { page: await openStaffPage(), edits: new Map<string, Edit>() };
    this.#staff.set(name, opened);
    return opened;
  }

  async #phoneOf(name: string) {
    const known = this.#phones.get(name);
    if (known) return known;
    const opened = new Phone(await openShopperPage());
    this.#phones.set(name, opened);
    return opened;
  }

  /** @throws Violation when a property does not hold after the act */
  async run(act: Act): Promise<void> {
    await pass(PAUSE_MS);
    this.#heard = Math.max(0, ...toastQueue.snapshot().map(({ id }) => id));
    const [who] = act;
    if (who === 'staff1' || who === 'staff2') await this.#staffActs(who, act);
    else if (who === 'phone1' || who === 'phone2') {
      // The pages of both phones share what is typed: while one types, the other one waits.
      if ([...this.#phones].some(([name, { isTyping }]) => name !== who && isTyping)) return;
      const phone = await this.#phoneOf(who);
      await phone.act(
        act,
        () => this.server,
        () => this.#news(),
      );
    } else if (who === 'assistant') await this.#assistantActs(act);
    else if (who === 'time') await pass(LONG_MS);
    else {
      const [, kind, operationId] = act as NetworkAct;
      const status = kind === 'loses' ? 'lost' : 'network';
      addFault(this.backend.db, { operationId, status, message: null, delayMs: 0, times: 1 });
    }
    this.#checkEdits(act[1]);
  }

  /** After the last act: pages that are left alone show what the server has. */
  async end(): Promise<void> {
    clearFaults(this.backend.db);
    await pass(LONG_MS);
    const { server } = this;
    for (const [name, { page }] of this.#phones) {
      const shown = page.order().total_price;
      must(shown === server.total_price, 'follows: the open page shows the total', [name, shown]);
    }
    for (const { page } of this.#staff.values()) {
      await page.reread();
      if (page.form().isDirty) continue;
      const shown = orderTotal(page.form().draft);
      must(shown === server.total_price, 'follows: the staff page shows the total', shown);
    }
    this.#checkEdits();
  }

  /** No edit is gone that nobody named. */
  #checkEdits(verb = ''): void {
    for (const [name, { page, edits }] of this.#staff) {
      const { draft, base } = page.form();
      const [now, saved] = [valuesOf(draft), valuesOf(base as unknown as OrderRow)];
      for (const [key, edit] of edits) {
        const kept = same(now.get(key), edit.value);
        const named = this.#news().some((words) => words.includes(edit.label));
        must(kept || named, `${verb === 'keep' ? 'keep' : 'kept'}: an edit went without a word`, [
          name,
          key,
          edit.value,
        ]);
        if (!kept || same(saved.get(key), edit.value)) edits.delete(key);
      }
    }
  }

  async #staffActs(name: StaffName, act: StaffAct) {
    const member = await this.#staffOf(name);
    const { page, edits } = member;
    const form = page.form();
    const [, verb] = act;
    const itemOf = (product: number) =>
      form.draft.items.find(({ product_id }) => product_id === product);
    const edited = (key: string, change: (draft: OrderDraft) => OrderDraft, label: string) => {
      page.edit(change);
      const value = valuesOf(page.form().draft).get(key);
      const product = Number(key.split(' ')[1]);
      const amount = key.startsWith('price') ? itemOf(product)?.amount : undefined;
      edits.set(key, { value, label, ...(amount !== undefined && { amount }) });
    };
    switch (verb) {
      case 'price':
      case 'note':
      case 'ready': {
        const [, , product, value] = act as readonly [StaffName, string, number, ...unknown[]];
        const item = itemOf(product);
        if (!item) return;
        const label = item.product_denormalized.name;
        edited(
          `${verb} ${product}`,
          (draft) =>
            verb === 'price'
              ? setRevisedPrice(draft, item.key, String(value))
              : editItem(
                  draft,
                  item.key,
                  verb === 'note' ? { store_observations: String(value) } : { status: 'done' },
                ),
          label,
        );
        return;
      }
      case 'add': {
        const [, , id, count] = act;
        const product = this.backend.db.products.get(id);
        if (!product || itemOf(id)) return;
        const typed = amountText(count * stepOf(id));
        const added = addItem(form.draft, product, typed);
        if (added.ok) edited(`amount ${id}`, () => added.draft, product.name);
        return;
      }
      case 'observe':
        edited(
          'observation',
          (draft) => editOrder(draft, { store_observation: act[2] }),
          'Observación de la tienda',
        );
        return;
      case 'confirm':
        edited('status', (draft) => editOrder(draft, { status: 'pending' }), 'Estado');
        return;
      case 'concept': {
        const [, , wanted, value] = act;
        const known = form.draft.other_concepts.find((one) => one.description === wanted);
        // Each adds one of their own: two of one name could not be told apart.
        if (!known && wanted !== (name === 'staff1' ? 'Cortesía' : 'Embalaje')) return;
        const added = addConcept(form.draft, {
          description: wanted,
          value: String(value),
          kind: 'surcharge',
        });
        edited(
          `concept ${wanted}`,
          (draft) =>
            known
              ? editConcept(draft, known.key, { valueText: String(value) })
              : added.ok
                ? added.draft
                : draft,
          `Concepto ${wanted}`,
        );
        return;
      }
      case 'drop': {
        const known = form.draft.other_concepts.find((one) => one.description === act[2]);
        if (!known) return;
        edited(
          `concept ${act[2]}`,
          (draft) => deleteConcept(draft, known.key),
          `Concepto ${act[2]}`,
        );
        return;
      }
      case 'save':
        await this.#save(member);
        return;
      case 'keep': {
        if (!form.awaitsDecision) return;
        const { dropped } = form;
        await page.keep();
        const now = valuesOf(page.form().draft);
        for (const [key, edit] of edits) {
          if (dropped.includes(edit.label) && !same(now.get(key), edit.value)) edits.delete(key);
          else if (edit.amount !== undefined) {
            const shown = now.get(`amount ${key.split(' ')[1]}`);
            edits.set(key, { ...edit, amount: Number(shown) });
          }
        }
        return;
      }
      case 'reload': {
        if (!form.awaitsDecision) return;
        await page.reload();
        edits.clear();
        const shown = orderTotal(page.form().draft);
        must(shown === this.server.total_price, 'reload: the page shows the total', shown);
        return;
      }
      case 'reread':
        await page.reread();
    }
  }

  async #save({ page, edits }: { page: StaffPage; edits: Map<string, Edit> }) {
    const before = valuesOf(this.server);
    const wanted = new Map(edits);
    const isSaved = await page.send();
    const now = valuesOf(this.server);
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
      (key) => !same(before.get(key), now.get(key)),
    );
    if (!isSaved) return;
    for (const [key, { value, amount }] of wanted) {
      const detail = [key, value, now.get(key)];
      must(same(now.get(key), value), 'effect: a success without its effect', detail);
      const product = key.split(' ')[1];
      const stored = now.get(`amount ${product}`);
      must(
        amount === undefined || amount === stored,
        'shown: a price for an amount that its author did not see',
        [key, value, amount, stored],
      );
      edits.delete(key);
    }
    const foreign = changed.filter((key) => {
      const ofNew = wanted.has(`amount ${key.split(' ')[1]}`);
      return !wanted.has(key) && !ofNew;
    });
    must(foreign.length === 0, 'own: a save changed what its author did not edit', foreign);
  }

  async #assistantActs(act: AssistantAct) {
    const [, verb, product, count = 1] = act;
    const { server } = this;
    const row = this.backend.db.products.get(product);
    const item = server.items.find(({ product_id }) => product_id === product);
    if (verb === 'add' && row) {
      const { name, quantity_unit } = row;
      await postItems([
        {
          product_id: product,
          amount: count * stepOf(product),
          raw_product: name,
          name,
          quantity_unit,
        },
      ]).catch(() => undefined);
    } else if (verb === 'remove' && item) {
      await deleteItem({ orderId: server.id, itemId: item.id }).catch(() => undefined);
    }
  }
}
