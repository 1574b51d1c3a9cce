/** Where the tables stand in widgets/README.md. */
const START = '<!-- Made by `node host-shell/tooling/widget-manual.mjs` from api/contract/src/widgets/docs. -->';
const END = '<!-- End of what is made. -->';
/** Options of every element, which are listed once. */
const EVERYWHERE = ['bg', 'width', 'language', 'theme', 'api'];

const code = (text) => `\`${text}\``;
const cell = (text) => text.replaceAll('|', '\\|');
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const optionRow = ({ attribute, aliases, values, otherwise }) => [
  [attribute, ...aliases].map(code).join(', '),
  values.en,
  otherwise.en,
];
const optionTable = (options) => table(['attribute', 'values', 'without it'], options.map(optionRow));

const fieldsOf = (detail) => (detail === '' ? '' : code(detail.replaceAll('readonly ', '').replaceAll('; ', ', ')));

/** @param {import('./describe.mjs').DescribedElement} element */
function chapter({ tag, summary, options, events, methods, parts, properties, states }) {
  const own = options.filter(({ name }) => !EVERYWHERE.includes(name));
  const rows = [
    ...events.map(({ name, text, detail }) => [code(name), text.en, fieldsOf(detail)]),
    ...methods.map(({ name, text }) => [code(name), text.en, '']),
  ];
  return [
    `### ${code(`<${tag}>`)}`,
    summary.en,
    ...(own.length > 0 ? [optionTable(own)] : []),
    ...(rows.length > 0 ? [table(['event or method', 'meaning', '`detail`'], rows)] : []),
    `Parts: ${parts.map(({ name, text }) => `${code(name)} ${text.en}`).join('; ')}.`,
    `Custom properties: ${properties.map(({ name }) => code(name)).join(', ')}.`,
    `Reserved height: ${states.height.en}. Empty: ${states.empty.en}. Error: ${states.error.en}. Offline: ${states.offline.en}. Print: ${states.print.en}.`,
  ].join('\n\n');
}

/**
 * The reference chapter of the manual.
 * @param {import('./describe.mjs').DescribedElement[]} elements
 */
export function referenceOf(elements) {
  const [first] = elements;
  const shared = EVERYWHERE.map((name) => first.options.find((option) => option.name === name));
  const properties = new Map(
    elements.flatMap((element) => element.properties.map((property) => [property.name, property])),
  );
  const rows = [...properties.values()].map(({ name, meaning, otherwise }) => [
    code(name),
    meaning.en,
    /^[\d.]+px$/.test(otherwise.en) ? code(otherwise.en) : otherwise.en,
  ]);
  return [
    START,
    '### Every element',
    'Each attribute is also a property under its main name. A change counts at once; a value that makes no sense counts as absent.',
    optionTable(shared),
    'You may set these custom properties on an element, and style its parts with `::part(…)`:',
    table(['custom property', 'meaning', 'without it'], rows),
    ...elements.map(chapter),
    END,
  ].join('\n\n');
}

/** The manual with a new reference chapter. Throws if it has no place for it. */
export function withReference(manual, reference) {
  const [from, to] = [manual.indexOf(START), manual.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`The manual needs a line ${START} and below it ${END}.`);
  return `${manual.slice(0, from)}${reference}${manual.slice(to + END.length)}`;
}
