import { supers } from '../actors';
import type { MatrixRows } from '../matrix-row';

export const superDeskRows = {
  listAuditEntries: { expect: supers, call: () => ({}) },
  getSuperDesk: { expect: supers, call: () => ({}) },
} satisfies MatrixRows;
