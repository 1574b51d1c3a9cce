/**
 * The readable theme for an author's background (`#rgb`, `#rrggbb`, with or without alpha). Returns `around` without a
 * background.
 */
export function groundTheme(background: string | undefined, around: 'light' | 'dark'): 'light' | 'dark' {
  const digits = background?.slice(1) ?? '';
  if (digits === '') return around;
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16));
  // Perceived brightness (ITU-R BT.601), split in the middle.
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? 'dark' : 'light';
}
