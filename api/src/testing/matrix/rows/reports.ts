import type { MatrixRows } from '../matrix-row';

export const reportRows = {} satisfies MatrixRows;
