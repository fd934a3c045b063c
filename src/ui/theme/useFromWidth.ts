import { useMediaQuery } from '@mantine/hooks';

import { fromWidth, type Width } from './widths';

/** Whether the window is at least this wide. */
export const useFromWidth = (width: Width): boolean =>
  useMediaQuery(fromWidth(width), undefined, { getInitialValueInEffect: false });
