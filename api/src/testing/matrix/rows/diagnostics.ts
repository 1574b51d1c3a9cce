import { supers } from '../actors';
import type { MatrixRows } from '../matrix-row';

export const diagnosticsRows = {
  getDiagnostics: { expect: supers, call: () => ({}) },
} satisfies MatrixRows;
