/** A remote's name in federation: `super-user` is `gyg_super_user`. */
export const federationName = (remote) => `gyg_${remote.replaceAll('-', '_')}`;

/** The only module that a remote exposes. The shell requests `gyg_<name>/area`. */
export const exposedArea = { './area': './src/remote-entry.tsx' };

const reactParts = ['react', 'react/jsx-runtime', 'react-dom'];

/** The platform, and the form library, which pages without a form do not need. */
const platformParts = ['@gyg/platform', '@gyg/platform/forms'];

/** The design system in parts that load separately: the base for every page, and charts, details, forms and tables. */
const designSystemParts = ['', '/charts', '/details', '/forms', '/tables'].map((part) => `@gyg/design-system${part}`);

/**
 * The packages of which all areas of a page share one copy. The shell provides them (host-shell/src/remotes/runtime.ts
 * has the same list). A remote only consumes them: `import: false` leaves the code out of its build.
 * Strict: a version outside the range is an error, never a second copy.
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
