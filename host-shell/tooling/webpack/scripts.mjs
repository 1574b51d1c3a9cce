import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const swc = require.resolve('swc-loader');
const relativeSources = fileURLToPath(new URL('./relative-sources-loader.cjs', import.meta.url));

/**
 * TypeScript and JSX with swc. Types are checked separately (`npm run check`).
 * @param {{ root: string, dev: boolean, refresh?: boolean }} options
 */
export function scriptRules({ root, dev, refresh = false }) {
  const rule = (test, tsx) => ({
    test,
    exclude: /node_modules/,
    // Importing a name that a module does not export is an error, not a warning.
    parser: { exportsPresence: 'error' },
    use: [
      { loader: relativeSources, options: { root } },
      {
        loader: swc,
        options: {
          sourceMaps: true,
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx },
            transform: { react: { runtime: 'automatic', development: dev, refresh } },
          },
        },
      },
    ],
  });
  return [rule(/\.tsx$/, true), rule(/\.ts$/, false)];
}
