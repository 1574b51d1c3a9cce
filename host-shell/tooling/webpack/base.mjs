import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Minimizer from 'minimizer-webpack-plugin';

const here = path.dirname(fileURLToPath(import.meta.url));
const ownFiles = readdirSync(here).map((file) => path.join(here, file));

/**
 * The configuration that all parts share.
 * @param {{ root: string, dist: string, name: string, dir: string, dev: boolean }} part dir: the part's folder relative
 *   to the root; dist: the folder for all output
 */
export function baseConfig({ root, name, dir, dev }) {
  return {
    name,
    mode: dev ? 'development' : 'production',
    context: path.join(root, dir),
    target: ['web', 'es2022'],
    // Never an eval variant: the content security policy applies in development too.
    devtool: dev ? 'cheap-module-source-map' : 'source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    optimization: {
      chunkIds: dev ? 'named' : 'deterministic',
      minimize: !dev,
      minimizer: [
        new Minimizer({
          minify: Minimizer.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
          extractComments: false,
        }),
        new Minimizer({ test: /\.css$/, minify: Minimizer.lightningCssMinify }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache', 'webpack'),
      name: `${name}-${dev ? 'development' : 'production'}`,
      buildDependencies: { config: ownFiles },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

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
