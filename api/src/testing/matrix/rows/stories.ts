import type { MatrixRows } from '../matrix-row';

export const storyRows = {} satisfies MatrixRows;
