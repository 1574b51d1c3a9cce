import type { MatrixRows } from '../matrix-row';

export const csrRows = {} satisfies MatrixRows;
