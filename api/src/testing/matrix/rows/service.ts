import { everybody } from '../actors';
import type { MatrixRows } from '../matrix-row';

export const serviceRows = {
  getLiveness: { expect: everybody, call: () => ({}) },
  getReadiness: { expect: everybody, call: () => ({}) },
} satisfies MatrixRows;
