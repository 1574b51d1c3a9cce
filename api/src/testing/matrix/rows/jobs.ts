import { supers } from '../actors';
import type { MatrixRows } from '../matrix-row';

export const jobRows = {
  listJobs: { expect: supers, call: () => ({}) },
  requestJob: { expect: supers, call: () => ({ params: { name: 'housekeeping' }, body: {} }) },
} satisfies MatrixRows;
