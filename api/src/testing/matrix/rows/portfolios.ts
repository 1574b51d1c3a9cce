import type { MatrixRows } from '../matrix-row';

export const portfolioRows = {} satisfies MatrixRows;
