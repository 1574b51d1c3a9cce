import { named, type Palette } from './colours';
import type { Part } from './drawing';

type Attributes = Readonly<Record<string, string>>;

/** The light of a night. */
export interface Night {
  /** A colour by night; `tone`: it is one of the palette, not a mixture or a colour of its own. */
  dim: (colour: string, tone: boolean) => string;
  /** What a lamp adds: the markup of its light. */
  shine: (lamp: Attributes) => string;
}
/** A night whose colours the drawing has itself. */
export const drawnNight: Night = { dim: (colour) => colour, shine: () => '' };

/** What the marks of a drawing become. */
export interface Brush {
  palette: Palette;
  night?: Night | undefined;
  /** What is drawn in place of a part; undefined for the part itself. */
  instead?: ((part: Part) => string | undefined) | undefined;
}

/** What is drawn; everything else in a file is for who edits it. */
export const shapes = new Set(
  'circle clipPath defs ellipse feDropShadow feGaussianBlur filter g path radialGradient rect stop use'.split(' '),
);
/** Classes that stand for several attributes. */
export const lines: Readonly<Record<string, Attributes>> = {
  line: { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  edge: { fill: 'none', stroke: '#ffffff', 'stroke-opacity': '.22', 'stroke-width': '1.6' },
};
/** Classes that are no colours: when a part is drawn, that it keeps its light by night, and what the code puts there. */
export const states = new Set(['day', 'night', 'lit', 'lamp', 'figures', 'choice', 'head', 'behind']);
const isHex = (colour: string | undefined): boolean => colour?.length === 7 && colour.startsWith('#');

/** The attributes of a part as they are written, with the colours of its classes. */
const painted = (part: Part, { palette, night }: Brush): Record<string, string> => {
  const { classes, data, style } = part;
  const all: Record<string, string> = { ...part.attributes };
  const pure = new Set<string>();
  for (const className of classes) {
    if (className in lines) Object.assign(all, lines[className]);
    else if (!states.has(className)) {
      const key = className.startsWith('stroke-') ? 'stroke' : 'fill';
      const words = key === 'stroke' ? className.slice('stroke-'.length) : className;
      all[key] = named(words, palette);
      if (!words.includes('-')) pure.add(key);
    }
  }
  Object.assign(all, style);
  if (night === undefined) return all;
  const lit = classes.includes('lit') || classes.includes('lamp');
  for (const key of ['fill', 'stroke']) {
    const { [key]: colour } = all;
    if (colour === undefined || !isHex(colour)) continue;
    if (data.night?.startsWith('#')) all[key] = data.night;
    else if (data.night !== undefined) all[key] = night.dim(named(data.night, palette), !data.night.includes('-'));
    else if (!lit || (key === 'stroke' && all.fill !== 'none'))
      all[key] = night.dim(colour, pure.has(key) && !(key in style));
  }
  return all;
};

const has = (part: Part, name: string): boolean => part.classes.includes(name);

/** A part of a drawing as markup. Only definitions keep their ids. */
export const draw = (part: Part, brush: Brush, defined = false): string => {
  const { name, id } = part;
  if (!shapes.has(name) || has(part, 'figures') || has(part, brush.night ? 'day' : 'night')) return '';
  const other = brush.instead?.(part);
  if (other !== undefined) return other;
  const inner = brush.night && has(part, 'night') ? { ...brush, night: drawnNight } : brush;
  const attributes = painted(part, inner);
  if (attributes.fill === 'none' && attributes.stroke === 'none') return '';
  let tag = id !== undefined && (defined || name === 'clipPath') ? `${name} id="${id}"` : name;
  for (const key in attributes) tag += ` ${key}="${attributes[key]}"`;
  const content = drawAll(part, inner);
  const shine = has(part, 'lamp') ? inner.night?.shine(attributes) : undefined;
  return `<${tag}${content === '' ? '/>' : `>${content}</${name}>`}${shine ?? ''}`;
};

/** What is in a part of a drawing, as markup. */
export const drawAll = (part: Part, brush: Brush): string => {
  const defined = part.name === 'defs';
  let all = '';
  for (const child of part.children) all += draw(child, brush, defined);
  return all;
};
