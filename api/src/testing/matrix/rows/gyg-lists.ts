import type { MatrixRows } from '../matrix-row';

export const gygListRows = {} satisfies MatrixRows;
