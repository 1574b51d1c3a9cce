/** A build error whose message is all that a developer needs, without a stack. */
export class BuildError extends Error {}
