/** Widgets are written with React and shipped with Preact: what stands for each package, as Preact's documents say. */
const preactFor = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/** The packages of Preact, for Vite to prepare. */
export const preactPackages = [...new Set(Object.values(preactFor))];

/** The aliases for Vite. */
export const preactAliases = Object.entries(preactFor).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}));
