import type { MatrixRows } from '../matrix-row';

export const inviteRows = {} satisfies MatrixRows;
