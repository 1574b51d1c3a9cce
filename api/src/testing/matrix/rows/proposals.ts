import type { MatrixRows } from '../matrix-row';

export const proposalRows = {} satisfies MatrixRows;
