const BUILT_TAG =
  /\s*(<script defer[^>]* src="\/assets\/[^>]*><\/script>|<link[^>]* href="\/assets\/[^>]*rel="stylesheet"[^>]*>)/g;
const OPENED = ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src'];

const tagOf = (file) =>
  file.endsWith('.css') ? `<link href="/${file}" rel="stylesheet">` : `<script defer src="/${file}"></script>`;

/**
 * Replaces the built files in the server's page with those of the development build. Title, hints and policy stay as in
 * production.
 * @param {string} html @param {string[]} files
 */
export function withDevelopmentFiles(html, files) {
  if (!/ src="\/assets\//.test(html)) return html;
  return html.replace(BUILT_TAG, '').replace('</head>', `${files.map(tagOf).join('')}</head>`);
}

/** Adds the development servers to the page's policy. Inline scripts and eval stay forbidden, as in production. */
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
 * The remotes table with hot remotes at their development servers. A hot build has no hash.
 * @param {Record<string, object>} table @param {Map<string, string>} hot origin by remote
 */
export function withHotRemotes(table, hot) {
  return Object.fromEntries(
    Object.entries(table).map(([name, { integrity, ...row }]) => {
      const origin = hot.get(name);
      if (origin === undefined) return [name, { ...row, integrity }];
      const { canary: _canary, ...deployed } = row;
      return [name, { ...deployed, entry: `${origin}/remoteEntry.js`, prefetch: [] }];
    }),
  );
}
