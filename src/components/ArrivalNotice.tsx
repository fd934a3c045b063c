import { CloseButton } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';

import { Notice } from '~/ui/feedback/Notice';

import classes from './ArrivalNotice.module.css';

/**
 * Why this page was opened in place of the one that was asked for: the toast that says so is gone after two seconds. It ends
 * with the next navigation.
 */
export function ArrivalNotice() {
  const notice = useLocation({ select: ({ state }) => state.notice });
  const navigate = useNavigate();
  if (notice === undefined) return null;
  return (
    <div className={classes.arrival}>
      <Notice severity="warning">
        <div className={classes.notice}>
          {notice}
          <CloseButton
            aria-label="Cerrar el aviso"
            onClick={() =>
              void navigate({
                to: '.',
                search: true,
                hash: true,
                replace: true,
                resetScroll: false,
                state: ({ notice: _notice, ...state }) => state,
              })
            }
          />
        </div>
      </Notice>
    </div>
  );
}
