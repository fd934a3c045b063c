/** What people do to one order, and any act of theirs. */
import * as fc from 'fast-check';

const [YERBA, JAMON, MEDIALUNAS, ARROZ] = [9, 31, 41, 1];
/** Products of the order, and one that it does not hold. */
export const PRODUCTS = [YERBA, JAMON, MEDIALUNAS, ARROZ];
const STEP: Readonly<Record<number, number>> = { [JAMON]: 100 };
/** The step of a product's amount field. */
export const stepOf = (product: number) => STEP[product] ?? 1;

type Operation = 'saveOrder' | 'updateOrderItem' | 'deleteOrderItem' | 'addOrderItems';

/** One act: who, what, and its values; `begin` types without leaving the field. A failing schedule is printed as a list of them. */
export type Act =
  | readonly ['staff1' | 'staff2', 'price', product: number, value: number]
  | readonly ['staff1' | 'staff2', 'note', product: number, text: string]
  | readonly ['staff1' | 'staff2', 'ready', product: number]
  | readonly ['staff1' | 'staff2', 'add', product: number, steps: number]
  | readonly ['staff1' | 'staff2', 'observe', text: string]
  | readonly ['staff1' | 'staff2', 'concept', description: string, value: number]
  | readonly ['staff1' | 'staff2', 'drop', description: string]
  | readonly ['staff1' | 'staff2', 'confirm']
  | readonly ['staff1' | 'staff2', 'save' | 'keep' | 'reload' | 'reread']
  | readonly ['phone1' | 'phone2', 'press', product: number, presses: number]
  | readonly ['phone1' | 'phone2', 'type' | 'begin', product: number, steps: number]
  | readonly ['phone1' | 'phone2', 'remove' | 'leave', product: number]
  | readonly ['phone1' | 'phone2', 'undo' | 'comeBack']
  | readonly ['assistant', 'add', product: number, steps: number]
  | readonly ['assistant', 'remove', product: number]
  | readonly ['network', 'loses' | 'breaks', Operation]
  | readonly ['time', 'passes'];

export type StaffName = 'staff1' | 'staff2';
export type StaffAct = Extract<Act, readonly [StaffName, ...unknown[]]>;
export type ShopperAct = Extract<Act, readonly ['phone1' | 'phone2', ...unknown[]]>;
export type AssistantAct = Extract<Act, readonly ['assistant', ...unknown[]]>;
export type NetworkAct = Extract<Act, readonly ['network', ...unknown[]]>;

const staff = fc.constantFrom('staff1', 'staff1', 'staff2');
const phone = fc.constantFrom('phone1', 'phone1', 'phone2');
/** Mostly one product, so that the people meet. */
const held = fc.constantFrom(JAMON, JAMON, JAMON, YERBA);
const any = fc.constantFrom(JAMON, JAMON, YERBA, ARROZ);
const steps = fc.integer({ min: 1, max: 4 });
const price = fc.integer({ min: 701, max: 799 });
const text = fc.constantFrom('sin grasa', 'en fetas');
const description = fc.constantFrom('Cortesía', 'Embalaje');
const operation = fc.constantFrom<Operation>(
  'saveOrder',
  'updateOrderItem',
  'deleteOrderItem',
  'addOrderItems',
);
const does = <const Name extends string>(...names: Name[]) => fc.constantFrom(...names);

/** Any act; those that faults need come often. */
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(staff, does('price'), held, price) },
  { weight: 2, arbitrary: fc.tuple(staff, does('note'), held, text) },
  { weight: 1, arbitrary: fc.tuple(staff, does('ready'), held) },
  { weight: 2, arbitrary: fc.tuple(staff, does('add'), any, steps) },
  { weight: 3, arbitrary: fc.tuple(staff, does('observe'), text) },
  { weight: 2, arbitrary: fc.tuple(staff, does('concept'), description, price) },
  { weight: 1, arbitrary: fc.tuple(staff, does('drop'), description) },
  { weight: 1, arbitrary: fc.tuple(staff, does('confirm')) },
  { weight: 8, arbitrary: fc.tuple(staff, does('save')) },
  { weight: 4, arbitrary: fc.tuple(staff, does('keep', 'keep', 'reload', 'reload', 'reread')) },
  { weight: 4, arbitrary: fc.tuple(phone, does('press'), held, fc.constantFrom(1, -1, 3)) },
  { weight: 3, arbitrary: fc.tuple(phone, does('type', 'type', 'begin'), held, steps) },
  { weight: 1, arbitrary: fc.tuple(phone, does('leave'), held) },
  { weight: 3, arbitrary: fc.tuple(phone, does('remove'), held) },
  { weight: 4, arbitrary: fc.tuple(phone, does('undo', 'undo', 'comeBack')) },
  { weight: 4, arbitrary: fc.tuple(does('assistant'), does('add'), any, steps) },
  { weight: 2, arbitrary: fc.tuple(does('assistant'), does('remove'), any) },
  { weight: 2, arbitrary: fc.tuple(does('network'), does('loses', 'breaks'), operation) },
  { weight: 1, arbitrary: fc.tuple(does('time'), does('passes')) },
);
