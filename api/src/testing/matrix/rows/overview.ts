import { supers } from '../actors';
import type { MatrixRows } from '../matrix-row';

export const overviewRows = {
  getOverview: { expect: supers, call: () => ({}) },
} satisfies MatrixRows;
