/** A label as stored and compared: without # and spaces (specification 5). */
export function plainTag(tag: string): string {
  return tag.replace(/[#\s]/g, '');
}
