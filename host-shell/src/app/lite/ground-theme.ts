/** The readable theme for a background, given by its hex digits. Light without a background, as on most sites. */
export function groundTheme(digits: string): 'light' | 'dark' {
  if (digits === '') return 'light';
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16));
  // Perceived brightness (ITU-R BT.601), split in the middle.
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? 'dark' : 'light';
}
