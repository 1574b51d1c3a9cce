import { fileURLToPath } from 'node:url';

/**
 * Widgets are written with React and shipped with Preact, which is a seventh of the size: the replacement of each
 * package.
 */
export const preactFor = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

const slim = fileURLToPath(new URL('../../widgets/core/preact/slim-react.ts', import.meta.url));

/** The same for what is shipped: without Preact's compatibility layer, of which elements need little. */
export const slimPreactFor = {
  ...preactFor,
  'react-dom/client': slim,
  'react-dom': slim,
  react: slim,
};
