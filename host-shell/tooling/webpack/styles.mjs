import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { scopedStyles } from './scoped-styles.mjs';

const minify = fileURLToPath(new URL('./minify-css-loader.cjs', import.meta.url));

/**
 * `x.module.css` is a CSS module and gives its class names as the default export; `x.module.css?inline` gives the same
 * file's text with the same class names, for constructable style sheets. Names depend on the file's place in the
 * repository and on nothing else, so every build of one mode agrees on them. `@media (--phone)` means a named width.
 * @param {{ root: string, dev: boolean, onlyNames?: boolean, ownedBy?: string }} options onlyNames: emit no style files
 *   (widgets); ownedBy: the remote that the rules may not reach out of
 */
export function styleRules({ root, dev, onlyNames = false, ownedBy }) {
  const modules = (more) => ({
    auto: true,
    localIdentContext: root,
    localIdentHashSalt: 'gyg',
    localIdentName: dev ? '[name]__[local]__[hash:base64:4]' : '[hash:base64:7]',
    exportLocalsConvention: 'as-is',
    ...more,
  });
  const css = (options) => ({ loader: 'css-loader', options });
  const checks = ownedBy === undefined ? [] : [scopedStyles({ root, owner: ownedBy })];
  // A source map would ride along inside the script, as long as the text itself.
  const named = {
    loader: 'postcss-loader',
    options: {
      postcssOptions: {
        config: path.join(root, 'host-shell', 'tooling', 'config', 'postcss.config.mjs'),
        plugins: checks,
      },
    },
  };
  const text = css({ exportType: 'string', sourceMap: false, modules: modules({ namedExport: true }) });
  const extract = onlyNames ? [] : [MiniCssExtractPlugin.loader];
  return [
    {
      test: /\.css$/,
      oneOf: [
        // An unused text is left out, although style files count as having an effect by being imported.
        { resourceQuery: /inline/, sideEffects: false, use: dev ? [text, named] : [text, minify, named] },
        {
          use: [
            ...extract,
            css({ importLoaders: 1, modules: modules({ namedExport: false, exportOnlyLocals: onlyNames }) }),
            named,
          ],
        },
      ],
    },
  ];
}

/** Style files beside the scripts; remotes' arrive in visiting order, which `@layer` makes harmless. */
export function styleFiles({ dev, folder }) {
  const filename = dev ? `${folder}/[name].css` : `${folder}/[name].[contenthash:10].css`;
  return new MiniCssExtractPlugin({ filename, chunkFilename: filename, ignoreOrder: true });
}

/** Fonts and pictures stay files of their own (the content policy allows no data: addresses); `?raw` gives the text. */
export const assetRules = [
  { test: /\.(woff2|svg|png|jpe?g|avif|webp|ico)$/, resourceQuery: { not: [/raw/] }, type: 'asset/resource' },
  { resourceQuery: /raw/, type: 'asset/source' },
];
