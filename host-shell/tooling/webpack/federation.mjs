import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** A remote's name inside federation: `super-user` is `gyg_super_user`. */
export const federationName = (remote) => `gyg_${remote.replaceAll('-', '_')}`;

/** The one thing a remote exposes; the shell asks for `gyg_<name>/area`. */
export const exposedArea = { './area': './src/remote-entry.tsx' };

/**
 * Federation ships its runtime twice, as ESM and as CommonJS, and asks for both: point every request at one file, else
 * the page runs two runtimes.
 */
const runtime = require.resolve('@module-federation/runtime');
const esmOf = (file) => path.join(path.dirname(file), 'index.js');
export const mfEsmAlias = {
  '@module-federation/runtime$': esmOf(runtime),
  '@module-federation/runtime-core$': esmOf(createRequire(runtime).resolve('@module-federation/runtime-core')),
  '@module-federation/sdk$': esmOf(createRequire(runtime).resolve('@module-federation/sdk')),
};

/** The design system in the parts that load apart: what every page shows, and what forms, tables and charts need. */
const designSystemParts = ['', '/charts', '/forms', '/tables'].map((part) => `@gyg/design-system${part}`);

/**
 * What all areas of a page must share one copy of. The shell provides it (host-shell/src hands the same list to the
 * runtime's `init()`); a remote only consumes it: `import: false` leaves the code out of its build. Strict: a version outside
 * the range is an error, never a second copy.
 * @param {{ react: string, designSystem: string, platform: string }} ranges what the remote needs
 */
export function sharedByShell({ react, designSystem, platform }) {
  const consume = (requiredVersion) => ({ singleton: true, strictVersion: true, import: false, requiredVersion });
  return {
    react: consume(react),
    'react/jsx-runtime': consume(react),
    'react-dom': consume(react),
    '@gyg/platform': consume(platform),
    ...Object.fromEntries(designSystemParts.map((part) => [part, consume(designSystem)])),
  };
}
