import { goalIds } from './goals';
import { roleMeanings, scaleGroups, sharedTokens, themeTokens } from './tokens';

/** A token in the format of the Design Tokens Community Group (2025.10), for Figma and other tools. */
interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: { readonly 'org.gyg.css': string };
}
type Tokens = { readonly [name: string]: DesignToken | Tokens };

/** Sizes that grow with the window are given for one of this width, in CSS pixels, with the rule of CSS beside. */
const windowWidth = 1440;
const rem = 16;

/** A sum of lengths in CSS pixels; undefined if one has a unit that depends on its place (`ch`, `em`, `svh`). */
function sumOf(text: string): number | undefined {
  const terms = text.split(/ (?=[+-] )/).map((term) => /^(?:([+-]) )?(-?[\d.]+)(px|rem|vw)$/.exec(term.trim()));
  const factors: Readonly<Record<string, number>> = { px: 1, rem, vw: windowWidth / 100 };
  let sum = 0;
  for (const term of terms) {
    if (term === null) return undefined;
    const [, sign, value, unit = ''] = term;
    sum += Number(`${sign === '-' ? '-' : ''}${value}`) * (factors[unit] ?? 0);
  }
  return sum;
}

const functions: Readonly<Record<string, (values: readonly number[]) => number>> = {
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  clamp: ([least = 0, value = 0, most = 0]) => Math.min(Math.max(value, least), most),
};

/** A length of CSS in pixels, in a window of `windowWidth`. */
function pixelsOf(css: string): number | undefined {
  const inner = /(min|max|clamp)\(([^()]*)\)/.exec(css);
  if (inner === null) return sumOf(css);
  const [call, name = '', args = ''] = inner;
  const values = args.split(',').map((part) => sumOf(part.trim()));
  const pixels = values.filter((value) => value !== undefined);
  return pixels.length < values.length ? undefined : pixelsOf(css.replace(call, `${functions[name]?.(pixels)}px`));
}

const dimension = (css: string) => {
  const pixels = pixelsOf(css);
  return pixels === undefined ? undefined : { value: Math.round(pixels * 100) / 100, unit: 'px' };
};

/** A colour of CSS: `#1B5B41` or `rgb(58 44 20 / 0.1)`. */
function colour(css: string) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  const parts = hex?.slice(1).map((part) => Number.parseInt(part, 16)) ?? rgb?.slice(1, 4).map(Number);
  if (parts === undefined) return undefined;
  const components = parts.map((part) => Math.round((part / 255) * 10_000) / 10_000);
  return { colorSpace: 'srgb', components, alpha: Number(rgb?.[4] ?? 1), ...(hex && { hex: css.toLowerCase() }) };
}

/** The layers of a shadow: `0 1px 2px rgb(…), …`. */
function shadow(css: string) {
  const layers = [...css.matchAll(/(\S+) (\S+) (\S+) (rgb\([^)]*\))/g)];
  const length = (text: string) => dimension(text === '0' ? '0px' : text);
  return layers.map(([, x = '', y = '', blur = '', hue = '']) => ({
    ...{ color: colour(hue), offsetX: length(x), offsetY: length(y) },
    ...{ blur: length(blur), spread: { value: 0, unit: 'px' } },
  }));
}

/** The type and value of a token; undefined for what the format cannot say, such as a length in characters. */
function typed(name: string, css: string): Pick<DesignToken, '$type' | '$value'> | undefined {
  if (name.startsWith('font-'))
    return { $type: 'fontFamily', $value: css.split(', ').map((family) => family.replaceAll('"', '')) };
  if (name.startsWith('weight-')) return { $type: 'fontWeight', $value: Number(css) };
  if (name.startsWith('shadow-')) return { $type: 'shadow', $value: shadow(css) };
  const curve = /^cubic-bezier\(([^)]+)\)$/.exec(css)?.[1];
  if (curve !== undefined) return { $type: 'cubicBezier', $value: curve.split(', ').map(Number) };
  const time = /^([\d.]+)(ms|s)$/.exec(css);
  if (time !== null) return { $type: 'duration', $value: { value: Number(time[1]), unit: time[2] } };
  if (/^-?[\d.]+$/.test(css)) return { $type: 'number', $value: Number(css) };
  const hue = colour(css);
  if (hue !== undefined) return { $type: 'color', $value: hue };
  const length = dimension(css);
  return length && { $type: 'dimension', $value: length };
}

function tokenOf(name: string, css: string, meaning?: string): Tokens {
  const token = typed(name, css);
  if (token === undefined) return {};
  const grows = /\b(min|max|clamp)\(/.test(css);
  const description = meaning === undefined ? {} : { $description: meaning };
  return { [name]: { ...token, ...description, ...(grows && { $extensions: { 'org.gyg.css': css } }) } };
}

const all = (rows: readonly Tokens[]): Tokens => Object.assign({}, ...rows);

/**
 * The tokens of one theme as a file for design tools (`tokens.light.json`, `tokens.dark.json`). Left out is what the format
 * has no type for: lengths that depend on the text or on the height of the window.
 */
export function renderDesignTokens(theme: 'light' | 'dark'): string {
  const values = themeTokens[theme];
  const groups = scaleGroups.map(({ title, tokens }) => ({
    [title.toLowerCase()]: all(tokens.map(({ name, value, meaning }) => tokenOf(name, value, meaning))),
  }));
  const roles = Object.entries(roleMeanings).map(([name, meaning]) => tokenOf(name, values[name] ?? '', meaning));
  const elevation = ['shadow-1', 'shadow-2'].map((name) => tokenOf(name, values[name] ?? ''));
  const goals = goalIds.map((id) => {
    const part = (name: string) => sharedTokens[name] ?? values[name] ?? '';
    return all(['', '-on', '-tint', '-ink'].map((end) => tokenOf(`goal-${id}${end}`, part(`goal-${id}${end}`))));
  });
  const file = { colour: all(roles), goals: all(goals), elevation: all(elevation), ...all(groups) };
  return `${JSON.stringify(file, null, 2)}\n`;
}
