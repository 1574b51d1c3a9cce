/** The build's own failures: the message is all a developer needs, no stack. */
export class BuildError extends Error {}
