import path from 'node:path';
import { importsOf } from './imports-of.mjs';

const DOCS = 'api/contract/src/widgets/docs/index.ts';
const OVERRIDES = 'design-system/tokens/overrides.ts';
/** The sheets of elements without a form, in lists by name. */
const SMALL = 'design-system/elements/small/index.ts';
/** Methods that browsers call. */
const INNER = new Set(['constructor', 'connectedCallback', 'disconnectedCallback', 'attributeChangedCallback']);
/** Every element has them: the loader reads the height, and the theme's tokens the accent. */
const EVERYWHERE = ['--gyg-min-height', '--gyg-accent'];

function resolve(files, file, request) {
  if (!request.startsWith('.')) return undefined;
  const plain = path.posix.normalize(`${path.posix.dirname(file)}/${request.replace(/\?.*$/, '')}`);
  return [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`].find((place) => files.has(place));
}

/** The files that an element loads, at once or later. */
function reach(tree, files, start, seen = new Set()) {
  if (start === undefined || seen.has(start)) return seen;
  seen.add(start);
  if (!/\.tsx?$/.test(start)) return seen;
  for (const { request, type } of importsOf(start, tree.read(start)))
    if (!type) reach(tree, files, resolve(files, start, request), seen);
  return seen;
}

/** The sheets in the lists that these texts import: `cardSheets` of the design system. */
function smallSheets(tree, files, texts) {
  if (!files.has(SMALL)) return [];
  const index = tree.read(SMALL);
  const named = (name) => new RegExp(`import ${name} from '([^']+)'`).exec(index)?.[1];
  const lists = [...index.matchAll(/export const (\w+Sheets)[^=]*= \[([^\]]*)\]/g)];
  return lists
    .filter(([, list]) => texts.some((text) => new RegExp(`\\b${list}\\b`).test(text)))
    .flatMap(([, , names]) => names.match(/\w+/g) ?? [])
    .map((name) => resolve(files, SMALL, named(name) ?? ''))
    .filter((file) => file !== undefined);
}

const all = (texts, pattern) => new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)));

/** What the sources of an element offer. `may` also has what shared code offers to other elements only. */
function offeredBy(tree, files, tag) {
  const folder = `widgets/elements/${tag}/`;
  const reached = [...reach(tree, files, `${folder}${tag}.tsx`)];
  const read = (which) => reached.filter(which).map((file) => tree.read(file));
  const isOwn = (file) => file.startsWith(folder);
  const texts = read((file) => /\.tsx?$/.test(file) && file.startsWith('widgets/'));
  const own = read((file) => /\.tsx?$/.test(file) && isOwn(file));
  const parts = /\bpart(?:="|: ')([\w-]+)["']/g;
  const events = /(?:Event|super)\(\s*'(gyg-[\w-]+)'/g;
  const [element = ''] = /^export class .*?^\}$/ms.exec(tree.read(`${folder}${tag}.tsx`)) ?? [];
  const methods = [...element.matchAll(/^ {2}(?:async )?([a-z]\w*)\(.*\{$/gm)].map(([, name]) => name);
  return {
    parts: { may: all(texts, parts), must: all(own, parts) },
    events: { may: all(texts, events), must: all(own, events) },
    properties: (() => {
      const sheets = smallSheets(tree, files, own).map((file) => tree.read(file));
      const found = all([...sheets, ...read((file) => file.endsWith('.css'))], /var\(\s*(--gyg-[\w-]+)/g);
      for (const name of EVERYWHERE) found.add(name);
      return { may: found, must: found };
    })(),
    methods: (() => {
      const found = new Set(methods.filter((name) => !INNER.has(name)));
      return { may: found, must: found };
    })(),
    slots: (() => {
      const found = new Set(texts.some((text) => /<slot\b/.test(text)) ? [''] : []);
      return { may: found, must: found };
    })(),
  };
}

const namesIn = (doc, kind) =>
  doc[kind].map((one) => (typeof one === 'string' ? one : one.name)).map((name) => name.replace(/\(.*$/, ''));

/**
 * Each element is described as it is: its parts, events, slots, methods and custom properties, all of them and no
 * others. What shared code offers must be described by at least one element that has it.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @param {(file: string) => Promise<any>} load
 * @returns {Promise<import('./source-tree.mjs').Problem[]>}
 */
export async function checkWidgetDocs(tree, load) {
  const { widgetDocs } = await load(DOCS);
  const { widgetOverrides } = await load(OVERRIDES);
  const files = new Set(tree.files);
  const tags = Object.keys(widgetDocs).filter((tag) => files.has(`widgets/elements/${tag}/${tag}.tsx`));
  const problems = [];
  const described = new Map();
  const offered = new Map();
  for (const tag of tags) {
    const folder = `widgets/elements/${tag}`;
    for (const [kind, { may, must }] of Object.entries(offeredBy(tree, files, tag))) {
      const names = namesIn(widgetDocs[tag], kind);
      for (const name of names) {
        described.set(`${kind} ${name}`, tag);
        if (!may.has(name))
          problems.push({
            file: DOCS,
            message: `describes ${kind} "${name}" of ${tag}, which ${folder} does not have`,
          });
      }
      for (const name of must)
        if (!names.includes(name))
          problems.push({ file: folder, message: `has ${kind} "${name}", which ${DOCS} does not describe for ${tag}` });
      for (const name of may) offered.set(`${kind} ${name}`, tag);
    }
  }
  for (const [what, tag] of offered)
    if (!described.has(what) && !problems.some(({ message }) => message.includes(`has ${what.replace(' ', ' "')}"`)))
      problems.push({
        file: `widgets/elements/${tag}`,
        message: `has ${what.replace(' ', ' "')}", which ${DOCS} describes for no element`,
      });
  const listed = widgetOverrides.map(({ name }) => name);
  for (const name of new Set(Object.values(widgetDocs).flatMap(({ properties }) => properties)))
    if (!listed.includes(name))
      problems.push({ file: DOCS, message: `names ${name}, which ${OVERRIDES} does not have` });
  return problems;
}
