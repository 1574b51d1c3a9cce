/// <reference types="node" />
/// <reference types="vite/types/importMeta.d.ts" />
import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** An element of a drawing. */
export interface Part {
  name: string;
  id: string | undefined;
  classes: readonly string[];
  /** Those of SVG; what an editor has written as a style is in `style`. */
  attributes: Readonly<Record<string, string>>;
  style: Readonly<Record<string, string>>;
  /** Those whose name begins with `data-`, without it. */
  data: Readonly<Record<string, string>>;
  children: readonly Part[];
}

/** A file of `drawings/`, read once. */
export interface Drawing {
  root: Part;
  /** The element with this id. Throws an Error if there is none. */
  part: (id: string) => Part;
}

/** The texts where Vite serves the sources: in Storybook and tests. Elsewhere Node reads the files. */
const texts =
  import.meta.env && import.meta.glob<string>('./drawings/**/*.svg', { query: '?raw', import: 'default', eager: true });
const folder = new URL(/* @vite-ignore */ 'drawings/', import.meta.url);
const read = (name: string): string =>
  texts?.[`./drawings/${name}.svg`] ??
  process.getBuiltinModule('node:fs').readFileSync(new URL(`${name}.svg`, folder), 'utf8');

/** What belongs to an editor, and the names of attributes that have a place of their own. */
const apart = /^(?:id|class|style|data-.*|.*:.*|xmlns)$/;

const partOf = ({ name, attributes, children }: XmlElement): Part => {
  const { id, class: classes = '', style = '' } = attributes;
  const entries = Object.entries(attributes);
  return {
    name,
    id,
    classes: classes.split(' ').filter((className) => className !== ''),
    attributes: Object.fromEntries(entries.filter(([key]) => !apart.test(key))),
    style: Object.fromEntries([...style.matchAll(/([\w-]+):\s*([^;]+)/g)].map(([, key, value]) => [key, value])),
    data: Object.fromEntries(
      entries.filter(([key]) => key.startsWith('data-')).map(([key, value]) => [key.slice('data-'.length), value]),
    ),
    children: children.filter((child) => child instanceof XmlElement).map(partOf),
  };
};

const within = (part: Part): Part[] => [part, ...part.children.flatMap(within)];
const drawings = new Map<string, Drawing>();

/** The drawing in `drawings/<name>.svg`. */
export const drawing = (name: string): Drawing => {
  const before = drawings.get(name);
  if (before) return before;
  const { root } = parseXml(read(name));
  if (root === null) throw new Error(`${name}.svg is empty`);
  const whole = partOf(root);
  const byId = new Map(within(whole).map((part) => [part.id, part]));
  const newDrawing: Drawing = {
    root: whole,
    part: (id) => {
      const part = byId.get(id);
      if (!part) throw new Error(`${name}.svg has no ${id}`);
      return part;
    },
  };
  drawings.set(name, newDrawing);
  return newDrawing;
};
