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

const here = (name) => fileURLToPath(new URL(`../../widgets/core/preact/${name}`, import.meta.url));
const slim = here('slim-react.ts');

/** What components for shadow roots do differently there. The names are patterns. */
export const inShadowRootsFor = { '.+/above-page': here('in-place.ts') };

/**
 * The same for what is shipped: without Preact's compatibility layer, of which elements need little, and without the
 * hyphenation of titles, which their short ones do not need, and without locking the page behind a dialog. The names are patterns.
 */
export const slimPreactFor = {
  ...preactFor,
  ...inShadowRootsFor,
  'react-dom/client': slim,
  'react-dom': slim,
  react: slim,
  '.+/open-modals': here('no-page-lock.ts'),
  '.+/text/soft-breaks': here('no-soft-breaks.ts'),
};
