import { readCss } from './read-css.mjs';
import { assertScoped } from './scoped-styles.mjs';

/**
 * Reads a style sheet before css-loader.
 * @type {import('webpack').LoaderDefinitionFunction<{ minify?: boolean, owner?: string, root: string }>} `owner`: the remote
 *   whose rules must not affect other elements
 */
export default function readCssLoader(source) {
  const { minify, owner, root } = this.getOptions();
  const file = this.resourcePath;
  if (owner !== undefined) assertScoped(source, { file, root, owner });
  const { code, map } = readCss(source, file, { minify, sourceMap: this.sourceMap });
  this.callback(null, code, map && { ...JSON.parse(map), sources: [file], sourcesContent: [source] });
}
