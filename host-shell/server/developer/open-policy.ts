const opened = ['script-src', 'style-src', 'connect-src', 'font-src', 'img-src'];

/**
 * A page's content policy with further origins for what a remote brings: scripts, styles, fonts, pictures, calls. For
 * calls also the socket of the same origin, by which a development server announces changes.
 */
export function openPolicy(policy: string, origins: readonly string[]): string {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return policy
    .split(';')
    .map((directive) => {
      const [name = ''] = directive.trim().split(' ');
      if (!opened.includes(name)) return directive;
      return [directive, ...origins, ...(name === 'connect-src' ? sockets : [])].join(' ');
    })
    .join(';');
}
