import path from 'node:path';
import { reach } from './reach.mjs';

const DOCS = 'api/contract/src/widgets/docs/index.ts';
const OVERRIDES = 'design-system/tokens/overrides.ts';
/** The sheets of elements without a form, in lists by name. */
const SMALL = 'design-system/shadow/small/index.ts';
/** Methods that browsers call. */
const INNER = new Set(['constructor', 'connectedCallback', 'disconnectedCallback', 'attributeChangedCallback']);
/** Every element has them: the loader reads the height, and the theme's tokens the accent. */
const EVERYWHERE = ['--gyg-min-height', '--gyg-accent'];

/** The sheets in the lists that these texts import: `cardSheets` of the design system. */
function smallSheets(tree, texts) {
  if (!tree.files.includes(SMALL)) return [];
  const index = tree.read(SMALL);
  const named = (name) => new RegExp(`import ${name} from '([^']+)'`).exec(index)?.[1];
  const lists = [...index.matchAll(/export const (\w+Sheets)[^=]*= \[([^\]]*)\]/g)];
  return lists
    .filter(([, list]) => texts.some((text) => new RegExp(`\\b${list}\\b`).test(text)))
    .flatMap(([, , names]) => names.match(/\w+/g) ?? [])
    .map((name) => path.posix.join(path.posix.dirname(SMALL), named(name)?.replace(/\?.*$/, '') ?? ''))
    .filter((file) => tree.files.includes(file));
}

const all = (texts, pattern) => new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)));

/** What the sources of an element offer. `may` also has what shared code offers to other elements only. */
function offeredBy(tree, tag) {
  const folder = `widgets/elements/${tag}/`;
  const file = `${folder}${tag}.tsx`;
  const reached = [...reach(tree, file)];
  const read = (which) => reached.filter(which).map((place) => tree.read(place));
  const texts = read((place) => /^widgets\/.*\.tsx?$/.test(place));
  const own = read((place) => place.startsWith(folder) && /\.tsx?$/.test(place));
  const [element = ''] = /^export class .*?^\}$/ms.exec(tree.read(file)) ?? [];
  const sheets = [...smallSheets(tree, own).map(tree.read), ...read((place) => place.endsWith('.css'))];
  const exactly = (names) => ({ may: names, must: names });
  const shared = (pattern) => ({ may: all(texts, pattern), must: all(own, pattern) });
  return {
    parts: shared(/\bpart(?:="|: ')([\w-]+)["']/g),
    events: shared(/(?:Event|super)\(\s*'(gyg-[\w-]+)'/g),
    properties: exactly(new Set([...all(sheets, /var\(\s*(--gyg-[\w-]+)/g), ...EVERYWHERE])),
    methods: exactly(
      new Set([...all([element], /^ {2}(?:async )?([a-z]\w*)\(.*\{$/gm)].filter((method) => !INNER.has(method))),
    ),
    slots: exactly(new Set(texts.some((text) => /<slot\b/.test(text)) ? [''] : [])),
  };
}

const namesIn = (doc, kind) =>
  doc[kind].map((entry) => (typeof entry === 'string' ? entry : entry.name).replace(/\(.*$/, ''));

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
  const listed = widgetOverrides.map(({ name }) => name);
  const rows = Object.keys(widgetDocs)
    .filter((tag) => tree.files.includes(`widgets/elements/${tag}/${tag}.tsx`))
    .flatMap((tag) =>
      Object.entries(offeredBy(tree, tag)).map(([kind, offered]) => {
        return { tag, kind, names: namesIn(widgetDocs[tag], kind), ...offered };
      }),
    );
  const messages = rows.flatMap(({ tag, kind, names, may, must }) => {
    const isDescribed = (name) => rows.some((row) => row.kind === kind && row.names.includes(name));
    const lacking = [...may].filter((name) => (must.has(name) ? !names.includes(name) : !isDescribed(name)));
    return [
      ...names
        .filter((name) => !may.has(name))
        .map((name) => `describes ${kind} "${name}" of ${tag}, which it does not have`),
      ...lacking.map((name) => `does not describe ${kind} "${name}", which ${tag} has`),
      ...(kind === 'properties' ? names.filter((name) => !listed.includes(name)) : []).map(
        (name) => `names ${name}, which ${OVERRIDES} does not have`,
      ),
    ];
  });
  return [...new Set(messages)].map((message) => ({ file: DOCS, message }));
}
