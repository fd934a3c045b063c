import type { PaymentMethod, PaymentMethodInput } from '~/contract/types';
import { type ConflictDecision } from '~/domain/conflicts';
import type { FieldErrors } from '~/domain/fieldRules';
import { mergeChanges, type BaseAndMine } from '~/domain/mergeChanges';
import { isWalletMethod } from '~/domain/payments/payButton';
import { methodName, methodNameErrors, settingKeyError } from '~/domain/payments/paymentMethods';
import { withWalletInfo } from '~/domain/payments/walletInfo';

/** Error of a setting with a repeated key: a save can send each key once. */
const KEY_REPEATED = 'La clave está repetida';

/** The setting by which the wallet knows the store. */
const WALLET_KEY = 'public_key';

/** Starts the id of a line that is stored. */
const STORED = 'c-';

/** One line of a method's settings. */
export interface ConfigDraft {
  /** Constant while the line is edited. */
  id: string;
  key: string;
  value: string;
}

/** A payment method as typed. */
export interface MethodDraft extends Pick<PaymentMethod, 'enabled_delivery' | 'enabled_pickup'> {
  /** Constant while the method is edited; from the server's id, or from this form for a new one. */
  key: string;
  /** The server's id; absent for a new method. */
  id?: number;
  name: string;
  method_info: string;
  config: readonly ConfigDraft[];
}

/** Form values of a saved method. */
export function methodDraft(method: PaymentMethod): MethodDraft {
  const { id, name, enabled_delivery, enabled_pickup, method_info } = method;
  return {
    key: `m${id}`,
    id,
    name,
    enabled_delivery,
    enabled_pickup,
    method_info: method_info ?? '',
    config: Object.entries(method.config).map(([key, value]) => ({ id: STORED + key, key, value })),
  };
}

/** Form values of a new method. */
export function newMethod(key: string): MethodDraft {
  return {
    key,
    name: '',
    enabled_delivery: true,
    enabled_pickup: true,
    method_info: '',
    config: [],
  };
}

/** Whether a line is stored: its key is fixed then. */
export const isStored = ({ id }: ConfigDraft): boolean => id.startsWith(STORED);

/** What a stored setting is called for people. */
export function settingLabel(key: string): string {
  if (key === WALLET_KEY) return 'Clave pública';
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isEmpty = ({ key, value }: ConfigDraft) => key.trim() === '' && value.trim() === '';

/** A method as the API takes it. */
export function toInput(draft: MethodDraft): PaymentMethodInput {
  const { id, name, enabled_delivery, enabled_pickup, method_info, config } = draft;
  return {
    ...(id === undefined ? {} : { id }),
    name: methodName(name),
    enabled_delivery,
    enabled_pickup,
    method_info: method_info.trim() || null,
    config: Object.fromEntries(
      config.filter((line) => !isEmpty(line)).map(({ key, value }) => [key.trim(), value]),
    ),
  };
}

/** The list as the API takes it; the wallet without a message gets its default. */
export function toMethodList(drafts: readonly MethodDraft[]): PaymentMethodInput[] {
  return [...withWalletInfo(drafts.map(toInput))];
}

const byKey = (drafts: readonly MethodDraft[]) =>
  Object.fromEntries(drafts.map((draft) => [draft.key, draft]));

/** The form of the methods. */
export interface MethodsDraft {
  list: readonly MethodDraft[];
}

/**
 * Applies the user's changes of the methods to the newest list; each method is one entry.
 * @throws ConflictError like mergeChanges
 */
export function mergeMethods(
  { base, mine }: BaseAndMine<MethodsDraft>,
  newest: MethodsDraft,
  decision: ConflictDecision,
): MethodsDraft {
  const baseAndMine = { base: byKey(base.list), mine: byKey(mine.list) };
  return { list: Object.values(mergeChanges(baseAndMine, byKey(newest.list), decision)) };
}

/** What a method is called: as typed; while its name is empty, as it is saved. */
export const methodTitle = ({ name }: MethodDraft, savedName: string | undefined): string =>
  name.trim() || (savedName ?? 'Medio de pago nuevo');

/** What the name of a method means for the wallet, beside its field; null: nothing. */
export function walletNote(name: string, savedName: string | undefined): string | null {
  const next = methodName(name);
  if (isWalletMethod(next)) {
    return next === name.trim()
      ? null
      : `Se guarda como ${next}: la billetera lo conoce por ese nombre`;
  }
  return savedName !== undefined && isWalletMethod(savedName)
    ? 'Con otro nombre la billetera no lo reconoce: los clientes no ven Pagar'
    : null;
}

const isHidden = (method: MethodDraft) => !method.enabled_delivery && !method.enabled_pickup;

/** Beside the switches of a method that no client can choose; null: nothing. */
export const hiddenNote = (method: MethodDraft): string | null =>
  isHidden(method) ? 'Sin entregas ni retiros, ningún cliente ve este medio.' : null;

const hasWalletKey = ({ config }: MethodDraft) =>
  config.some(({ key, value }) => key.trim() === WALLET_KEY && value.trim() !== '');

/** What a save would take away from shoppers, for the question before it; empty: nothing. */
export function methodLosses(
  drafts: readonly MethodDraft[],
  saved: readonly MethodDraft[],
): readonly string[] {
  return [
    ...saved
      .filter(({ key }) => !drafts.some((draft) => draft.key === key))
      .map(({ name }) => `Se quita «${name}».`),
    ...drafts.flatMap((draft) => {
      const before = saved.find(({ key }) => key === draft.key);
      const wasWallet = before !== undefined && isWalletMethod(before.name);
      const isWallet = isWalletMethod(methodName(draft.name));
      return [
        ...(isHidden(draft) && (before === undefined || !isHidden(before))
          ? [`«${draft.name.trim()}» queda sin entregas ni retiros: ningún cliente lo va a ver.`]
          : []),
        ...(wasWallet && !isWallet
          ? [
              `«${before.name}» pasa a llamarse «${draft.name.trim()}»: los clientes no van a ver Pagar.`,
            ]
          : []),
        ...(wasWallet && isWallet && hasWalletKey(before) && !hasWalletKey(draft)
          ? [`«${before.name}» queda sin su clave pública: los clientes no van a ver Pagar.`]
          : []),
      ];
    }),
  ];
}

/** Name of a method's field in the form's errors. */
export function methodField(key: string, field: string): string {
  return `${key}.${field}`;
}

/** Errors of methods without a unique name, and of settings without a unique key. */
export function validateMethods(drafts: readonly MethodDraft[]): FieldErrors<string> {
  const errors: FieldErrors<string> = {};
  const nameErrors = methodNameErrors(drafts.map(({ name }) => methodName(name)));
  for (const [index, { key, config }] of drafts.entries()) {
    const nameError = nameErrors[index] ?? null;
    if (nameError !== null) errors[methodField(key, 'name')] = nameError;
    const seen = new Set<string>();
    for (const line of config.filter((one) => !isEmpty(one))) {
      const text = line.key.trim();
      const error = settingKeyError(text) ?? (seen.has(text) ? KEY_REPEATED : null);
      if (error !== null) errors[methodField(key, line.id)] = error;
      seen.add(text);
    }
  }
  return errors;
}
