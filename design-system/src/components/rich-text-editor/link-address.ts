const scheme = /^([a-z][a-z0-9.+-]*):/i;
const allowedScheme = /^(https?|mailto):/i;
const domain = /^[^\s/:@?#]+\.[^\s/:@?#.]+(:\d+)?([/?#]|$)/;
const mail = /^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them, so a scheme can hide behind them
const skipped = /[\x00-\x20]+/g;

/** Whether the API would accept a link to this address: http(s), mailto, or a page of this site; never a script. */
export function isAllowedAddress(href: string | null | undefined): href is string {
  if (!href) return false;
  const bare = href.replace(skipped, '').replace(/<!--.*?(-->|$)/g, '');
  if (/^[/\\]{2}/.test(bare)) return false;
  return allowedScheme.test(bare) || !scheme.test(bare);
}

/**
 * Completes a typed address: "example.org" becomes a web page, "elin@example.org" a mail address. Undefined if it is
 * neither, so that broken links are not created.
 */
export function readAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text.includes(' ')) return undefined;
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? text : undefined;
  if (/^mailto:/i.test(text)) return mail.test(text.slice('mailto:'.length).replace(/\?.*$/, '')) ? text : undefined;
  if (mail.test(text)) return `mailto:${text}`;
  return domain.test(text) && URL.canParse(`https://${text}`) ? `https://${text}` : undefined;
}
