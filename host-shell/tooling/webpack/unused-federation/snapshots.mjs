/** Stands for the runtime's snapshots of manifests, which are switched off: the shell knows each remote's entry. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}

/** What a snapshot says of a remote: there is none. */
export const getGlobalRemoteInfo = () => ({});
