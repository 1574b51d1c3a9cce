import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** A remote's name in federation: `super-user` is `gyg_super_user`. */
export const federationName = (remote) => `gyg_${remote.replaceAll('-', '_')}`;

/** The only module that a remote exposes. The shell requests `gyg_<name>/area`. */
export const exposedArea = { './area': './src/remote-entry.tsx' };

/**
 * Federation ships its runtime as ESM and as CommonJS, and requests both. Resolve every request to one file, or the
 * page would run two runtimes.
 */
const runtime = require.resolve('@module-federation/runtime');
const esmOf = (file) => path.join(path.dirname(file), 'index.js');
export const mfEsmAlias = {
  '@module-federation/runtime$': esmOf(runtime),
  '@module-federation/runtime-core$': esmOf(createRequire(runtime).resolve('@module-federation/runtime-core')),
  '@module-federation/sdk$': esmOf(createRequire(runtime).resolve('@module-federation/sdk')),
};

const standIn = (file) => path.join(import.meta.dirname, 'unused-federation', file);

/** Replaces modules of one of federation's packages. */
const replaced = (name, files) =>
  Object.entries(files).map(
    ([file, text]) =>
      new webpack.NormalModuleReplacementPlugin(
        new RegExp(`@module-federation[\\\\/]${name}[\\\\/]dist[\\\\/](${file})\\.js$`),
        standIn(text),
      ),
  );

/**
 * Replaces the parts of federation's runtime that the shell does not use, and that the runtime's own switches do not leave
 * out: snapshots of manifests, and preloading by them.
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
export const withoutUnusedFederation = () =>
  replaced('runtime-core', {
    'plugins[\\\\/]snapshot[\\\\/]SnapshotHandler': 'snapshots.mjs',
    'plugins[\\\\/](snapshot[\\\\/]index|generate-preload-assets)': 'plugins.mjs',
    'utils[\\\\/]preload': 'preloading.mjs',
  });

/**
 * Replaces what a remote does not use of the part of federation that is in its entry: parts of shared packages, remotes of
 * its own, and the interface of the runtime, of which the entry only starts its own part.
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
export const withoutUnusedInEntry = () =>
  replaced('webpack-bundler-runtime', {
    'init|getSharedFallbackGetter|installInitialConsumes|remotes': 'remote-start.mjs',
  });

/** The federation's modules in the entry of a remote. */
export const entryAlias = { ...mfEsmAlias, '@module-federation/runtime$': standIn('remote-runtime.mjs') };

const reactParts = ['react', 'react/jsx-runtime', 'react-dom'];

/** The platform, and the form library, which pages without a form do not need. */
const platformParts = ['@gyg/platform', '@gyg/platform/forms'];

/** The design system in parts that load separately: the base for every page, and forms, tables and charts. */
const designSystemParts = ['', '/charts', '/forms', '/tables'].map((part) => `@gyg/design-system${part}`);

/**
 * The packages of which all areas of a page share one copy. The shell provides them (host-shell/src passes the same
 * list to the runtime's `init()`). A remote only consumes them: `import: false` leaves the code out of its build.
 * Strict: a version outside the range is an error, never a second copy.
 * @param {{ react: string, designSystem: string, platform: string }} ranges the remote's requirements
 * @param {{ react: string, designSystem: string, platform: string }} ranges what the remote needs
 */
export function sharedByShell({ react, designSystem, platform }) {
  const consume = (requiredVersion) => ({ singleton: true, strictVersion: true, import: false, requiredVersion });
  const consumeAll = (requests, range) => Object.fromEntries(requests.map((request) => [request, consume(range)]));
  return {
    ...consumeAll(reactParts, react),
    ...consumeAll(platformParts, platform),
    ...consumeAll(designSystemParts, designSystem),
  };
}

/** The packages that the shell provides. */
export const sharedPackages = [...reactParts, ...platformParts, ...designSystemParts];
