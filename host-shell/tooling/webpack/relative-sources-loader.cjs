const path = require('node:path');

/**
 * Names sources in source maps relative to the repository. Modules are hashed with their maps, so that absolute names would
 * give other files in another folder.
 */
module.exports = function relativeSources(content, map) {
  const { root } = this.getOptions();
  const relative = (source) =>
    path.isAbsolute(source) ? `webpack://gyg/${path.relative(root, source).replaceAll(path.sep, '/')}` : source;
  // swc gives its map as text.
  const parsed = typeof map === 'string' ? JSON.parse(map) : map;
  this.callback(null, content, parsed && { ...parsed, sources: parsed.sources.map(relative) });
};
