/** Whether a text is an address that a link may open: `https://…` or `http://…`. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
}

/** Completes an address that was typed without `https://`. Anything else stays as it is. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  const whole = `https://${text}`;
  return isWebAddress(whole) ? whole : text;
}
