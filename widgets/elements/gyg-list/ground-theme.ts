/**
 * The theme that can be read on a background of the author's (`#rgb`, `#rrggbb`, with or without alpha); `around` where
 * there is none.
 */
export function groundTheme(background: string | undefined, around: 'light' | 'dark'): 'light' | 'dark' {
  const digits = background?.slice(1) ?? '';
  if (digits === '') return around;
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16));
  // The middle of perceived brightness (ITU-R BT.601): enough to tell a dark ground from a light one.
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? 'dark' : 'light';
}
