/** A label in its stored form, also for comparison: without # and spaces. */
export function plainTag(tag: string): string {
  return tag.replace(/[#\s]/g, '');
}
