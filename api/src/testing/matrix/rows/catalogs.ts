import type { MatrixRows } from '../matrix-row';

export const catalogRows = {} satisfies MatrixRows;
