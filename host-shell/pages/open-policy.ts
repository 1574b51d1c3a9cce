const opened = ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src'];

/**
 * Adds origins to a page's content security policy for everything that a remote loads: scripts, styles, fonts,
 * pictures, requests.
 * @param hot also adds the origin's WebSocket to requests, which a development server uses to announce changes
 */
export function openPolicy(policy: string, origins: readonly string[], { hot = false } = {}): string {
  const sockets = hot ? origins.map((origin) => origin.replace(/^http/, 'ws')) : [];
  return policy
    .split(';')
    .map((directive) => {
      const [name = ''] = directive.trim().split(' ');
      if (!opened.includes(name)) return directive;
      return [directive, ...origins, ...(name === 'connect-src' ? sockets : [])].join(' ');
    })
    .join(';');
}
