/** The initial content of the field. */
export const webPrefix = 'https://';

/** The address to send: trimmed, with the prefix added if missing; empty if nothing was entered. */
export function toWebAddress(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === webPrefix || trimmed === 'http://') return '';
  return /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : webPrefix + trimmed;
}

/** Whether a text is a web address: http or https, and a host with a dot. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && /^[^.\s]+(\.[^.\s]+)+$/.test(hostname);
}
