function refuse() {
  throw new Error('Infinite queries are not part of the build (host-shell/tooling/webpack/shell.mjs)');
}

/** Stands for TanStack's infinite queries, which no screen has. */
export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };
