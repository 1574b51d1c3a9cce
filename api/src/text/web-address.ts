/** Whether a text can be a link or picture of a page: empty, a path of this site, or http(s). */
export function isWebAddress(text: string): boolean {
  if (text === '') return true;
  if (/^\/(?![/\\])/.test(text)) return true;
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
