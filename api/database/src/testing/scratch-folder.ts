import { tmpdir } from 'node:os';

/** Where databases of tests are made: the test runner names a folder in memory where the machine has one. */
export const scratchFolder = () => process.env.TEST_SCRATCH_FOLDER ?? tmpdir();
