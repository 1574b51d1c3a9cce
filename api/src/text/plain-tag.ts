/** A label as it is stored and compared: without # and blanks (specification 5). */
export function plainTag(tag: string): string {
  return tag.replace(/[#\s]/g, '');
}
