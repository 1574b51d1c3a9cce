import { supers } from '../actors';
import type { MatrixRows } from '../matrix-row';

export const superDeskRows = {
  getSuperDesk: { expect: supers, call: () => ({}) },
} satisfies MatrixRows;
