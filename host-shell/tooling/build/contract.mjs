import { tsImport } from 'tsx/esm/api';

/**
 * The contract of the deploy table, which shell and server read it by. It is TypeScript, which Node 20 does not run by itself.
 * @returns {Promise<typeof import('@gyg/contract/remotes')>}
 */
export const loadRemotesContract = () => tsImport('@gyg/contract/remotes', import.meta.url);
