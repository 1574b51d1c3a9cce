/** Colour calculations for the tokens: WCAG contrast, and mixing in OKLab so that a tone keeps its hue. */

type Triple = readonly [number, number, number];

const channels = (hex: string): Triple => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];
const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const linear = (hex: string): Triple => {
  const [r, g, b] = channels(hex);
  return [toLinear(r), toLinear(g), toLinear(b)];
};

/** Relative luminance (0 to 1) of a colour like `#1B5B41`, as WCAG 2.2 defines it. */
export const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio (1 to 21) of two colours. */
export const contrast = (first: string, second: string): number => {
  const a = luminance(first);
  const b = luminance(second);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const toLab = (hex: string): Triple => {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const toHex = ([lightness, a, b]: Triple): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const digits = rgb.map((value) =>
    Math.round(255 * toGamma(Math.min(1, Math.max(0, value))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
};

/** Mixes two colours; `amount` is from 0 (`from`) to 1 (`to`). */
export const mix = (from: string, to: string, amount: number): string => {
  const [l1, a1, b1] = toLab(from);
  const [l2, a2, b2] = toLab(to);
  return toHex([l1 + (l2 - l1) * amount, a1 + (a2 - a1) * amount, b1 + (b2 - b1) * amount]);
};

/** Moves `colour` towards `towards` only as far as text on every one of `grounds` needs to reach `ratio`. */
export const readableOn = (colour: string, grounds: readonly string[], towards: string, ratio = 4.6): string => {
  const reaches = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio);
  for (let amount = 0; amount < 1; amount += 0.02) {
    const candidate = amount === 0 ? colour : mix(colour, towards, amount);
    if (reaches(candidate)) return candidate;
  }
  return towards;
};
