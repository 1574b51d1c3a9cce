/// <reference types="vite/types/importMeta.d.ts" />
import { createElement, type ReactNode } from 'react';
import * as elements from '../index';

type Bag = Readonly<Record<string, unknown>>;
type Draw = (args: Bag, context: Context) => ReactNode;
interface Context {
  readonly args: Bag;
  readonly globals: Bag;
  readonly parameters: Bag;
  readonly canvasElement?: HTMLElement;
  readonly canvas?: unknown;
}
interface Annotations {
  readonly component?: unknown;
  readonly args?: Bag;
  readonly parameters?: Bag;
  readonly tags?: readonly string[];
  readonly render?: Draw;
  readonly decorators?: ((story: () => ReactNode, context: Context) => ReactNode)[] | undefined;
  readonly beforeEach?: (context: Context) => unknown;
  readonly play?: (context: Context) => Promise<void>;
}

/** A story as Storybook would render it. */
export interface Story {
  readonly name: string;
  readonly args: Bag;
  readonly draw: (language: 'en' | 'sv') => ReactNode;
  readonly prepare: () => Promise<() => unknown>;
  readonly play: ((place: HTMLElement, canvas: unknown) => Promise<void>) | undefined;
}

const modules = import.meta.glob<Record<string, Annotations>>('../../src/components/*/*.stories.tsx');
const texts = import.meta.glob<string>('../../src/components/*/*.stories.tsx', { query: '?raw', import: 'default' });
const allCss = import.meta.glob<string>('../../src/components/*/*.module.css', { query: '?inline', import: 'default' });
/** Components that are used by the stories of several components. */
const samples = [elements.sheets.gygCard, elements.sheets.cardGrid, elements.sheets.avatar];
const sheets: Readonly<Record<string, () => readonly string[]>> = elements.sheets;
const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const entryPoint = Object.values(
  import.meta.glob<string>('../index.ts', { query: '?raw', import: 'default', eager: true }),
).join();

/** The files of components that are allowed in shadow roots, `<folder>/<file>`. */
export const exported = [...entryPoint.matchAll(/from '\.\.\/src\/components\/([\w-]+\/[\w-]+)'/g)].map(
  ([, file]) => file ?? '',
);
const folders = new Set(exported.map((file) => file.split('/')[0]));

/** The story files of every exported component, by path. */
export const storyFiles = Object.keys(modules).filter((file) => folders.has(file.split('/').at(-2)));

function storyOf(name: string, meta: Annotations, own: Annotations): Story {
  const args = { ...meta.args, ...own.args };
  const parameters = { ...meta.parameters, ...own.parameters };
  const context = (language: string): Context => ({
    args: language === 'sv' ? { ...args, ...((parameters.sv as Bag | undefined) ?? {}) } : args,
    globals: { language, theme: 'light' },
    parameters,
  });
  const render = own.render ?? meta.render;
  const component = meta.component as (props: Bag) => ReactNode;
  const decorators = [...(own.decorators ?? []), ...(meta.decorators ?? [])];
  return {
    name,
    args,
    draw: (language) => {
      const storyContext = context(language);
      const plain = () =>
        render ? render(storyContext.args, storyContext) : createElement(component, storyContext.args);
      const decorated = decorators.reduce<() => ReactNode>(
        (inner, decorate) => () => decorate(inner, storyContext),
        plain,
      );
      return createElement(decorated);
    },
    prepare: async () => {
      const undo = [await meta.beforeEach?.(context('en')), await own.beforeEach?.(context('en'))];
      return () => {
        for (const back of undo) if (typeof back === 'function') back();
      };
    },
    play:
      own.play &&
      ((canvasElement, canvas) => own.play?.({ ...context('en'), canvasElement, canvas }) ?? Promise.resolve()),
  };
}

/** Style sheets that only stories need: pages and sections around the component, the frame of an overview table. */
const ofStories = (folder: string, text: string): Promise<string[]> => {
  const own = [...text.matchAll(/from '\.\/([\w-]+\.module\.css)'/g)].map(([, name]) => `${folder}/${name}`);
  const wanted = Object.keys(allCss).filter(
    (file) => /\/(layout|side-panel)\//.test(file) || own.some((name) => file.endsWith(`/${name}`)),
  );
  return Promise.all(wanted.flatMap((file) => allCss[file]?.() ?? []));
};

/** The stories of one file, and their styles: those of the component and of the elements around it. */
export async function storiesIn(file: string): Promise<{ stories: Story[]; styles: string[] }> {
  const [module, text] = await Promise.all([modules[file]?.(), texts[file]?.()]);
  if (!module || text === undefined) throw new Error(`no stories in ${file}`);
  const { default: meta = {}, ...others } = module;
  const stories = Object.entries(others)
    .filter(([, { tags = meta.tags }]) => !tags?.includes('!test'))
    .map(([name, story]) => storyOf(name, meta, story));
  const folder = file.split('/').at(-2) ?? '';
  const drawn = [...text.matchAll(/from '(?:\.\.?\/)+(?:[\w-]+\/)?([\w-]+)'/g)].map(([, name]) => name ?? '');
  const own = exported.filter((name) => name.startsWith(`${folder}/`)).map((name) => name.split('/')[1] ?? '');
  const wanted = [...own, ...drawn].flatMap((name) => sheets[camel(name)] ?? []);
  const around = text.includes('samples/sample-card') ? samples : [];
  return { stories, styles: [...elements.stylesFor(...wanted, ...around), ...(await ofStories(folder, text))] };
}
