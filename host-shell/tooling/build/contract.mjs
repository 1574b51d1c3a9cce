import { tsImport } from 'tsx/esm/api';

/**
 * Loads the contract of the remotes table, which shell and server use. It is TypeScript, which Node 20 cannot run
 * directly.
 * @returns {Promise<typeof import('@gyg/contract/remotes')>}
 */
export const loadRemotesContract = () => tsImport('@gyg/contract/remotes', import.meta.url);
