const { transform } = require('esbuild');

/** Minifies a style sheet that becomes a string: such text never passes the minimizer for files. */
module.exports = function minifyCss(source) {
  const done = this.async();
  transform(source, { loader: 'css', minify: true, legalComments: 'none' }).then(({ code }) => done(null, code), done);
};
