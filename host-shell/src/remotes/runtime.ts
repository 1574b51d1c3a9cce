import * as designSystem from '@gyg/design-system';
import * as platform from '@gyg/platform';
import {
  init,
  loadRemote as load,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { loadTimeout, scriptOf } from './script-of-remote';
import { designSystemVersion, platformVersion } from './versions';

/** Adds the scripts of entries with their integrity, of deployed remotes alone. */
const checkedScripts: ModuleFederationRuntimePlugin = {
  name: 'gyg-checked-scripts',
  createScript: ({ url }) => ({ script: scriptOf(url), timeout: loadTimeout }),
};

/** The runtime keeps the failure of a shared package that did not load. Without it, the next need loads the package again. */
const loadsAgain: ModuleFederationRuntimePlugin = {
  name: 'gyg-loads-again',
  errorLoadShare({ origin, pkgName }) {
    for (const scope of Object.values(origin.shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.lib) shared.loading = null;
  },
};

const oneOf = (version: string) => ({ version, shareConfig: { singleton: true, requiredVersion: `^${version}` } });

/** A package that every page has. */
const inPage = (version: string, library: object) => ({ ...oneOf(version), lib: () => library });

/** A package in a file of its own, which loads when a page first needs it. */
const inFile = (version: string, load: () => Promise<object>) => ({
  ...oneOf(version),
  get: async () => {
    const library = await load();
    return () => library;
  },
});

/** The packages of which all areas share the shell's copy. The builds of remotes have the same list (tooling/webpack/federation.mjs). */
const shared = {
  react: inPage(React.version, React),
  'react/jsx-runtime': inPage(React.version, jsxRuntime),
  'react-dom': inPage(React.version, ReactDom),
  '@gyg/platform': inPage(platformVersion, platform),
  '@gyg/design-system': inPage(designSystemVersion, designSystem),
  '@gyg/platform/forms': inFile(platformVersion, () => import('@gyg/platform/forms')),
  '@gyg/design-system/charts': inFile(designSystemVersion, () => import('@gyg/design-system/charts')),
  '@gyg/design-system/details': inFile(designSystemVersion, () => import('@gyg/design-system/details')),
  '@gyg/design-system/forms': inFile(designSystemVersion, () => import('@gyg/design-system/forms')),
  '@gyg/design-system/tables': inFile(designSystemVersion, () => import('@gyg/design-system/tables')),
};

/** Starts the runtime of Module Federation in this page. Entries of remotes are built without one and use it. */
export function startFederation(): void {
  // For the instances that the entries make.
  registerGlobalPlugins([loadsAgain]);
  init({
    name: 'gyg_shell',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
    plugins: [provideRuntime(), checkedScripts],
  });
}

/** The name of a remote in federation: `super-user` is `gyg_super_user` (tooling/webpack/federation.mjs). */
const nameOf = (remote: string) => `gyg_${remote.replaceAll('-', '_')}`;

/** Names the script of a remote's entry, by its whole address. What has loaded of another entry is forgotten. */
export const registerEntry = (remote: string, entry: string): void =>
  registerRemotes([{ name: nameOf(remote), entry }], { force: true });

/**
 * Loads the module that a remote exposes. Its entry runs once; after a failure, the next call tries again.
 * @throws if no entry is registered, or if the entry or the module does not load or run
 */
export const loadRemote = (remote: string): Promise<unknown> => load(`${nameOf(remote)}/area`);
