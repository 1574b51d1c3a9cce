import type { MatrixRows } from '../matrix-row';

export const membershipRows = {} satisfies MatrixRows;
