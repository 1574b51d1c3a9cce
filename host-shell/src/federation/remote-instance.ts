import { findShared } from './shared-packages';

/** What the entry of a remote says about itself. */
interface RemoteOptions {
  name: string;
}

/** How the entry of a remote asks for a shared package. */
interface ShareRequest {
  customShareInfo: { shareConfig: { requiredVersion: string } };
}

/** The federation's part of one remote, which its entry makes when it runs. Only entries call its functions. */
class RemoteInstance {
  readonly name: string;
  readonly shareScopeMap: Record<string, object> = {};
  options: RemoteOptions;

  constructor(options: RemoteOptions) {
    this.name = options.name;
    this.options = options;
  }

  initOptions(options: RemoteOptions): RemoteOptions {
    this.options = { ...this.options, ...options };
    return this.options;
  }

  initShareScopeMap(name: string, scope: object): void {
    this.shareScopeMap[name] = scope;
  }

  /** Remotes provide no packages, so that there is nothing to wait for. */
  initializeSharing(): Promise<unknown>[] {
    return [];
  }

  /** Returns a function that returns the package's module. Rejects as `findShared` does. */
  async loadShare(name: string, { customShareInfo }: ShareRequest): Promise<() => object> {
    const found = await findShared(name, customShareInfo.shareConfig.requiredVersion);
    return () => found;
  }
}

const instances: RemoteInstance[] = [];

/** Forgets a remote's part, so that another entry of it makes its own. */
export function forgetInstance(name: string): void {
  const index = instances.findIndex((instance) => instance.name === name);
  if (index !== -1) instances.splice(index, 1);
}

/**
 * What entries use of the federation's runtime, by its own names: they are built without it. It has no plugins and no
 * remotes of remotes, and shares what the shell provides.
 */
export const runtimeForEntries = {
  ModuleFederation: RemoteInstance,
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
  setGlobalFederationInstance: (instance: RemoteInstance) => void instances.push(instance),
  // Entries that were built with the whole interface of the runtime (before decision 0104) read these when they run.
  getGlobalFederationConstructor: () => RemoteInstance,
  setGlobalFederationConstructor: () => undefined,
  helpers: { global: {}, share: {}, utils: {} },
};
