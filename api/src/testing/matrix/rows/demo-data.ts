import { supers } from '../actors';
import type { MatrixRows } from '../matrix-row';

export const demoDataRows = {
  getDemoData: { expect: supers, call: () => ({}) },
  changeDemoData: [
    { when: 'to load it', expect: supers, call: () => ({ body: { action: 'load' } }) },
    { when: 'to add to it', expect: supers, call: () => ({ body: { action: 'add', gygs: 10 } }) },
  ],
} satisfies MatrixRows;
