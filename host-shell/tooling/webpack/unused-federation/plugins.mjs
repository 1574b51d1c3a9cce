/** Stand for the runtime's plugins for snapshots and preloading, which it never makes without snapshots. */
export const snapshotPlugin = () => ({ name: 'no snapshots' });
export const generatePreloadAssetsPlugin = () => ({ name: 'no preloading' });
