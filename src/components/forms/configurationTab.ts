import type { Store } from '~/contract/types';
import type { Viewer } from '~/domain/session/access';

/** Props of every tab that configures the store. */
export interface ConfigurationTabProps {
  store: Store;
  viewer: Viewer;
}
