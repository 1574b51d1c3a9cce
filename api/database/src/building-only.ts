import type { PreparedStatements, Tx } from './database';

const refuse = (): never => {
  throw new Error('A statement is being built: it runs on the handle that is given later.');
};

/** For the handles on which prepared statements are built: they run none themselves. */
export const buildingOnly: PreparedStatements = {
  get home(): Tx {
    return refuse();
  },
  run: refuse,
};
