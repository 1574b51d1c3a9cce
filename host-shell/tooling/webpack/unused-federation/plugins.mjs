/** Stands for the runtime's plugins for snapshots and preloading, which it never makes without snapshots. */
export const snapshotPlugin = () => ({ name: 'none' });
export const generatePreloadAssetsPlugin = snapshotPlugin;
export const assignRemoteInfo = () => undefined;
