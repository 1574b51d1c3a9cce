const BUILT_TAG =
  /\s*(<script defer[^>]* src="\/assets\/[^>]*><\/script>|<link[^>]* href="\/assets\/[^>]*rel="stylesheet"[^>]*>)/g;
const OPENED = ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src'];

const tagOf = (file) =>
  file.endsWith('.css') ? `<link href="/${file}" rel="stylesheet">` : `<script defer src="/${file}"></script>`;

/**
 * The server's own page with the development build's files in place of the built ones: title, hints and policy stay
 * what a visitor gets.
 * @param {string} html @param {string[]} files
 */
export function withDevelopmentFiles(html, files) {
  if (!/ src="\/assets\//.test(html)) return html;
  return html.replace(BUILT_TAG, '').replace('</head>', `${files.map(tagOf).join('')}</head>`);
}

/** The page's policy with the development servers let in; nothing inline and no eval, as in production. */
export function openPolicy(policy, origins) {
  const more = (name) =>
    name === 'connect-src' ? [...origins, ...origins.map((origin) => origin.replace('http', 'ws'))] : origins;
  return policy
    .split(';')
    .map((directive) => {
      const [name = ''] = directive.trim().split(' ');
      return OPENED.includes(name) ? [directive, ...more(name)].join(' ') : directive;
    })
    .join(';');
}

/**
 * The deploy table with hot remotes at their own servers; a hot build has no hash to match.
 * @param {Record<string, object>} table @param {Map<string, string>} hot origin by remote
 */
export function withHotRemotes(table, hot) {
  return Object.fromEntries(
    Object.entries(table).map(([name, { integrity, ...row }]) => {
      const origin = hot.get(name);
      if (origin === undefined) return [name, { ...row, integrity }];
      return [name, { ...row, entry: `${origin}/remoteEntry.js`, prefetch: [] }];
    }),
  );
}
