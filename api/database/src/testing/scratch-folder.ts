import { tmpdir } from 'node:os';

/** The folder for test databases: the test runner sets one in memory where the machine supports it. */
export const scratchFolder = () => process.env.TEST_SCRATCH_FOLDER ?? tmpdir();
