/** The sections of the reference: what a remote's team looks for, by the folder of the source. */
const SECTIONS = {
  area: 'Declare an area',
  page: 'The page: session, calls, guards',
  api: 'Calls and errors',
  session: 'Session and accounts',
  routing: 'Paths and pages',
  i18n: 'Texts and languages',
  format: 'Dates and numbers',
  forms: 'Forms',
  toasts: 'Toasts',
  calendar: 'Calendars and directions',
  answers: 'Answers that can be taken back',
  testing: 'Tests',
};
const LIBRARIES = 'Exports of libraries';
const USED = 'Types that these use';

/** The library that an export comes from as it is. @param {{ text: string }} one */
const libraryOf = ({ text }) => /^from '(?!@gyg\/)(.+)'$/.exec(text)?.[1];

/** Values that exported types are made of, such as texts, are not for readers. */
const isForReaders = ({ entry, text }) => entry !== 'used' || /^(interface|type|class|function|enum) /.test(text);

const titleOf = (one) => {
  if (one.entry === 'used') return USED;
  if (libraryOf(one) !== undefined) return LIBRARIES;
  const [, folder = ''] = one.place.split('/');
  return SECTIONS[folder] ?? folder;
};

/** A comment as a paragraph: its lines are wrapped by hand, lists and paragraphs stay. */
const paragraph = (comment) => comment.replace(/([^\n])\n(?![\n-])/g, '$1 ');

/** An answer of the API that the compiler has written out as a type's argument: its members are in the contract. */
const WRITTEN_OUT = /^( *)(.*[<,] ?\{)\n(?:\1 .*\n)+\1\}/gm;

/** A declaration for readers: without the files that types come from, and without answers that are written out. */
function readable(text) {
  const short = text
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/^( {4})+/gm, (blanks) => ' '.repeat(blanks.length / 2));
  let before = short;
  for (;;) {
    const after = before.replace(WRITTEN_OUT, '$1$2 … }');
    if (after === before) return after;
    before = after;
  }
}

/** Where an export is imported from, if it is not the package's main entry. */
const importFrom = (name, entry) => (entry === '.' || entry === 'used' ? '' : `from \`${name}${entry.slice(1)}\``);

/** What libraries export is in their own documents: only the names, by library. */
function describeLibraries(name, exported) {
  const lines = new Map();
  for (const one of exported) {
    const from = importFrom(name, one.entry);
    const title = `**${libraryOf(one)}**${from === '' ? '' : `, ${from}`}`;
    lines.set(title, [...(lines.get(title) ?? []), `\`${one.name}\``]);
  }
  const list = [...lines].map(([title, names]) => `- ${title}: ${names.join(', ')}`);
  return ['These work as the documents of their libraries say.', list.toSorted().join('\n')];
}

/** An export as it is imported, its comment and its declaration. */
function describe(name, { entry, name: exported, comment, text }) {
  const from = importFrom(name, entry);
  return [
    `### ${exported}`,
    ...(from === '' ? [] : [`Import ${from}.`]),
    ...(comment === '' ? [] : [paragraph(comment)]),
    `\`\`\`ts\n${readable(text)}\n\`\`\``,
  ].join('\n\n');
}

const byName = (one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1);

/**
 * The reference of a package as a page of Markdown, made from its declarations and their doc comments.
 * @param {{ name: string, folder: string, documented: import('./describe-exports.mjs').Documented[] }} pack
 * @returns {string}
 */
export function referencePage({ name, documented }) {
  const sections = new Map();
  for (const one of documented.filter(isForReaders).sort(byName))
    sections.set(titleOf(one), [...(sections.get(titleOf(one)) ?? []), one]);
  const order = [...Object.values(SECTIONS), ...sections.keys()].filter((title) => ![LIBRARIES, USED].includes(title));
  const titles = [...new Set([...order, LIBRARIES, USED])].filter((title) => sections.has(title));
  const contents = titles.map((title) => {
    if (title === LIBRARIES) return `- [${LIBRARIES}](#exports-of-libraries)`;
    if (title === USED) return `- [${USED}](#types-that-these-use)`;
    const names = sections.get(title).map((one) => `[${one.name}](#${one.name.toLowerCase()})`);
    return `- **${title}**: ${names.join(', ')}`;
  });
  const parts = titles.map((title) => {
    const all = sections.get(title);
    const described = title === LIBRARIES ? describeLibraries(name, all) : all.map((one) => describe(name, one));
    return [`## ${title}`, ...described].join('\n\n');
  });
  const head = [
    `# Reference of ${name}`,
    'Made from its types and their doc comments: change those, then run `node host-shell/tooling/exports.mjs --write`. How to use it is in [remotes.md](remotes.md).',
    contents.join('\n'),
  ];
  return `${[...head, ...parts].join('\n\n')}\n`;
}
