import { everybody } from '../actors';
import type { MatrixRows } from '../matrix-row';

export const lookupRows = {
  listGoals: { expect: everybody, call: () => ({}) },
  getConfig: { expect: everybody, call: () => ({}) },
} satisfies MatrixRows;
