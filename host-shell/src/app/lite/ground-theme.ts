/** The theme that can be read on a background given by its hex digits; light where there is none, as most sites are. */
export function groundTheme(digits: string): 'light' | 'dark' {
  if (digits === '') return 'light';
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16));
  // The middle of perceived brightness (ITU-R BT.601): enough to tell a dark ground from a light one.
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? 'dark' : 'light';
}
