import { fileURLToPath } from 'node:url';

/**
 * Widgets are written with React and shipped with Preact, which is a tenth of the size: what stands for each package, as
 * Preact's documents say.
 */
export const preactFor = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** What components for shadow roots do differently there. The names are patterns. */
export const inShadowRootsFor = {
  '.+/above-page': fileURLToPath(new URL('../../widgets/core/preact/in-place.ts', import.meta.url)),
};

/** Both as a list of aliases for Vite. */
export const elementAliases = Object.entries({ ...preactFor, ...inShadowRootsFor }).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}));
