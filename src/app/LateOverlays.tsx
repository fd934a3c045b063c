import { RecentToasts } from '~/ui/feedback/RecentToasts';
import { FocusKeeper } from '~/ui/focus/FocusKeeper';

/** What is around every screen, but not needed to begin with one. */
export const LateOverlays = () => (
  <>
    <FocusKeeper />
    <RecentToasts />
  </>
);
