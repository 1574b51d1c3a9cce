const CONTRACT = '@gyg/contract/remotes';

/**
 * Loads the contract of the remotes table, which shell and server use. In this repository it is TypeScript, which Node 20
 * cannot run directly; in its package it is compiled.
 * @returns {Promise<typeof import('@gyg/contract/remotes')>}
 */
export async function loadRemotesContract() {
  if (!import.meta.resolve(CONTRACT).endsWith('.ts')) return import(CONTRACT);
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(CONTRACT, import.meta.url);
}
