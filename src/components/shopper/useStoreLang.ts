import { DEFAULT_LANGUAGE, languageTag } from '~/domain/store/languages';
import { useCustomerSession } from '~/session/customer';

/** The `lang` of texts that the store writes; the interface around them is Spanish. */
export function useStoreLang(): string {
  return languageTag(useCustomerSession().store?.prefered_language ?? DEFAULT_LANGUAGE);
}
