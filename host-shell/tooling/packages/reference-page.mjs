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
const USED = 'Types that these use';

/** Values that exported types are made of, such as texts, are not for readers. */
const isForReaders = ({ entry, text }) => entry !== 'used' || /^(interface|type|class|function|enum) /.test(text);

const titleOf = ({ entry, place }) => {
  if (entry === 'used') return USED;
  const [, folder = ''] = place.split('/');
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

/** An export as it is imported, its comment and its declaration. */
function describe(name, { entry, name: exported, comment, text }) {
  const from = entry === '.' || entry === 'used' ? '' : ` from \`${name}${entry.slice(1)}\``;
  return [
    `### ${exported}`,
    ...(from === '' ? [] : [`Import${from}.`]),
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
  const order = [...Object.values(SECTIONS), ...sections.keys()].filter((title) => title !== USED);
  const titles = [...new Set([...order, USED])].filter((title) => sections.has(title));
  const contents = titles.map((title) => {
    if (title === USED) return `- [${USED}](#types-that-these-use)`;
    const names = sections.get(title).map((one) => `[${one.name}](#${one.name.toLowerCase()})`);
    return `- **${title}**: ${names.join(', ')}`;
  });
  const parts = titles.map((title) =>
    [`## ${title}`, ...sections.get(title).map((one) => describe(name, one))].join('\n\n'),
  );
  const head = [
    `# Reference of ${name}`,
    'Made from its types and their doc comments: change those, then run `node host-shell/tooling/exports.mjs --write`. How to use it is in [remotes.md](remotes.md).',
    contents.join('\n'),
  ];
  return `${[...head, ...parts].join('\n\n')}\n`;
}
