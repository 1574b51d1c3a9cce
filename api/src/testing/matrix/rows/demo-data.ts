import { supers } from '../actors';
import type { MatrixRows } from '../matrix-row';

export const demoDataRows = {
  getDemoData: { expect: supers, call: () => ({}) },
  changeDemoData: { expect: supers, call: () => ({ body: { action: 'load' } }) },
} satisfies MatrixRows;
