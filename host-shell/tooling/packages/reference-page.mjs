const textOf = ({ excerptTokens }) => excerptTokens.map(({ text }) => text).join('');
const linesOf = (comment) =>
  comment
    .split('\n')
    .slice(1, -2)
    .map((line) => line.replace(/^ \* ?/, ''));

/** A declaration: a class or an interface with its members and their comments. */
function code(declaration) {
  const text = textOf(declaration)
    .replace(/^export (?:declare )?/, '')
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/'… \w+'/g, '…')
    .trim();
  if (declaration.kind !== 'Interface' && declaration.kind !== 'Class') return text;
  const comment = (member) =>
    linesOf(member.docComment)
      .map((line) => `  // ${line}\n`)
      .join('');
  return `${text} {\n${declaration.members.map((member) => `${comment(member)}  ${textOf(member)}\n`).join('')}}`;
}

const chapter = (declaration) =>
  [
    `### ${declaration.name}`,
    ...[linesOf(declaration.docComment).join('\n')].filter(Boolean),
    `\`\`\`ts\n${code(declaration)}\n\`\`\``,
  ].join('\n\n');

/**
 * The exports of a package with their doc comments, as a page of Markdown.
 * @param {string} name of the package @param {{ members: { members: object[] }[] }} model API Extractor's
 */
export function referencePage(name, { members: [{ members }] }) {
  const spaces = members.filter(({ kind }) => kind === 'Namespace');
  const parts = [
    [name, members.filter(({ kind }) => kind !== 'Namespace')],
    ...spaces.map((space) => [`${name}/${space.name.slice(1)}`, space.members]),
  ];
  return `${[
    `# Reference of ${name}`,
    'Made from doc comments: change those, then run `node host-shell/tooling/exports.mjs --write`. How to use it is in [remotes.md](remotes.md).',
    ...parts.flatMap(([from, exported]) => [`## ${from}`, ...exported.map(chapter)]),
  ].join('\n\n')}\n`;
}
