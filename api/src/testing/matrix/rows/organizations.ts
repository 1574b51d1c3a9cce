import type { MatrixRows } from '../matrix-row';

export const organizationRows = {} satisfies MatrixRows;
