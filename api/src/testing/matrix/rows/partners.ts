import type { MatrixRows } from '../matrix-row';

export const partnerRows = {} satisfies MatrixRows;
