import type { MatrixRows } from '../matrix-row';

export const needRows = {} satisfies MatrixRows;
