import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);
const readCss = fileURLToPath(new URL('./read-css-loader.mjs', import.meta.url));

const css = (options) => ({ loader: require.resolve('css-loader'), options });

/** How classes of CSS modules are named, in the pages' builds and on the server. */
const namesOf = ({ root, salt }) => ({
  auto: true,
  localIdentContext: root,
  localIdentName: '[local]_[hash:base64:5]',
  localIdentHashSalt: salt,
  // All classes of a file end in the same way, which compresses.
  hashStrategy: 'minimal-subset',
  exportLocalsConvention: 'as-is',
});

/**
 * Only the class names of style files, for the server: those of `styleRules`.
 * @param {{ root: string, salt?: string }} options
 */
export const styleNames = ({ root, salt = 'gyg' }) =>
  css({ modules: { ...namesOf({ root, salt }), namedExport: false, exportOnlyLocals: true } });

/**
 * `x.module.css` is a CSS module whose default export has the class names. `x.module.css?inline` returns the same
 * file's text with the same class names, for constructable style sheets. Names depend only on the file's path in the
 * repository, so all builds of one mode use the same. `@media (--phone)` means a named width.
 * @param {{ root: string, dev: boolean, ownedBy?: string, salt?: string }} options ownedBy: the remote whose rules must
 *   not affect other elements; salt: makes the names of this repository its own
 */
export function styleRules({ root, dev, ownedBy, salt = 'gyg' }) {
  const modules = (more) => ({ ...namesOf({ root, salt }), ...more });
  const read = (minify) => ({ loader: readCss, options: { root, minify, owner: ownedBy } });
  // A source map would be included in the script, as long as the text itself.
  const text = css({ exportType: 'string', sourceMap: false, modules: modules({ namedExport: true }) });
  return [
    {
      test: /\.css$/,
      oneOf: [
        // Drop unused texts, although importing style files counts as a side effect.
        { resourceQuery: /inline/, sideEffects: false, use: [text, read(!dev)] },
        {
          use: [
            MiniCssExtractPlugin.loader,
            css({ importLoaders: 1, modules: modules({ namedExport: false }) }),
            read(false),
          ],
        },
      ],
    },
  ];
}

/** Style files beside the scripts. Remotes' styles load in visiting order, which `@layer` makes harmless. */
export function styleFiles({ dev, folder }) {
  const filename = dev ? `${folder}/[name].css` : `${folder}/[name].[contenthash:10].css`;
  return new MiniCssExtractPlugin({ filename, chunkFilename: filename, ignoreOrder: true });
}

/**
 * Fonts and pictures stay separate files (the content security policy allows no data: URLs); `?raw` returns the text.
 * @param {object} [generator] where the files are, if others write them
 */
export const assetRules = (generator) => [
  {
    test: /\.(woff2|svg|png|jpe?g|avif|webp|ico)$/,
    resourceQuery: { not: [/raw/] },
    type: 'asset/resource',
    ...(generator && { generator }),
  },
  { resourceQuery: /raw/, type: 'asset/source' },
];
