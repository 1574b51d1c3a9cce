/** Widgets are written with React and shipped with Preact, a seventh of the size on a partner's page: which package replaces which. */
export const preactFor = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};
