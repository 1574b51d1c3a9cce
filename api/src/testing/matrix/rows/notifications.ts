import type { MatrixRows } from '../matrix-row';

export const notificationRows = {} satisfies MatrixRows;
