/**
 * How long tests wait for what they expect, in ms: much longer than any machine needs. A test fails by its result, not
 * by the speed of a busy machine.
 */
export const patience = 30_000;
