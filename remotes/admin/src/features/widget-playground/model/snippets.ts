import type { WidgetTag } from '@gyg/contract/widgets';
import { framePage, platformPage } from './frame-page';
import type { Given } from './given';

/** The height of a frame in CSS pixels, without the script that adjusts it. */
export const frameHeight = 600;

export interface SnippetInput {
  tag: WidgetTag;
  options: Given;
  /** Custom properties that are set. */
  styles: Given;
  /** The platform's origin. */
  origin: string;
  /** The path of the script. */
  script: string;
  /** What is reserved for the element, in pixels. */
  height: number;
  /** The text of the link inside the tag, and the title of the frame. */
  title: string;
  comments: { script: string; fallback: string };
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const content = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const jsxText = (text: string) => (/[{}<>&]/.test(text) ? `{${JSON.stringify(text)}}` : text);

/** The start of a tag: on one line if it is short, else a line for each attribute. */
function startOf(name: string, attributes: readonly string[], indent = ''): string {
  const short = `${indent}<${[name, ...attributes].join(' ')}>`;
  if (short.length <= 90) return short;
  const spaces = ' '.repeat(name.length + 2);
  return `${indent}<${name} ${attributes.join(`\n${indent}${spaces}`)}>`;
}

const htmlAttributes = ({ options }: SnippetInput) =>
  Object.entries(options).map(([name, value]) =>
    value === 'true' && name !== 'win' ? name : `${name}="${attribute(value)}"`,
  );

const scriptTag = ({ origin, script }: SnippetInput) => `<script src="${origin}${script}" async></script>`;

function htmlTag(input: SnippetInput, indent = '', comment = ''): string {
  const { tag, options, origin, title } = input;
  const link = `<a href="${attribute(origin + platformPage(tag, options))}">${content(title)}</a>`;
  return [startOf(tag, htmlAttributes(input), indent), `${indent}  ${link}${comment}`, `${indent}</${tag}>`].join('\n');
}

/**
 * What the element looks like, and its height until the script is there. It is for a style sheet of the page: in the code
 * itself it would need `style-src 'unsafe-inline'`.
 */
export function rulesOf({ tag, styles, height }: SnippetInput): string {
  const set = Object.entries(styles).map(([name, value]) => `${name}: ${value};`);
  return [
    ...(set.length === 0 ? [] : [`${tag} { ${set.join(' ')} }`]),
    `${tag}:not(:defined) { display: block; min-height: ${Math.round(height)}px; }`,
  ].join('\n');
}
function html(input: SnippetInput): string {
  const { comments } = input;
  return [`<!-- ${comments.script} -->`, scriptTag(input), htmlTag(input, '', `  <!-- ${comments.fallback} -->`)].join(
    '\n',
  );
}

/** `{…}` for what is not a text. */
const jsxValue = (value: string) => {
  if (/^\d+$|^true$/.test(value)) return `{${value}}`;
  return /["\\&]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`;
};

function react(input: SnippetInput): string {
  const { tag, options, origin, script, title, comments } = input;
  const attributes = Object.entries(options).map(([name, value]) => `${name}=${jsxValue(value)}`);
  return [
    'export function Gygs() {',
    '  return (',
    '    <>',
    `      {/* ${comments.script} */}`,
    `      <script src="${origin}${script}" async />`,
    startOf(tag, attributes, '      '),
    `        <a href="${attribute(origin + platformPage(tag, options))}">${jsxText(title)}</a>`,
    `      </${tag}>`,
    '    </>',
    '  );',
    '}',
  ].join('\n');
}

const vue = (input: SnippetInput): string =>
  [
    '<!-- index.html -->',
    scriptTag(input),
    '',
    '<!-- vite.config.js -->',
    "vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('gyg-') } } })",
    '',
    '<!-- Gygs.vue -->',
    '<template>',
    htmlTag(input, '  '),
    '</template>',
  ].join('\n');

const npm = (input: SnippetInput): string =>
  [
    "import { setPlatform } from '@gyg/widgets';",
    `import '@gyg/widgets/${input.tag}.js';`,
    '',
    `setPlatform('${input.origin}');`,
    '',
    htmlTag(input),
  ].join('\n');

/** The code of an element in each way to use it. */
export const codeOf = (input: SnippetInput) => ({
  html: html(input),
  react: react(input),
  vue: vue(input),
  // A block of HTML in WordPress takes the same as a page, without an empty line, which it would turn into a paragraph.
  wordpress: [scriptTag(input), htmlTag(input)].join('\n'),
  npm: npm(input),
});

/** The ways to use an element. */
export const codeKinds = ['html', 'react', 'vue', 'wordpress', 'npm'] as const;

/** What a content security policy allows for an element, a line each. */
export const policyOf = (origin: string): string =>
  [`script-src  ${origin};`, `connect-src ${origin};`, `img-src     ${origin}`].join('\n');

/** The frame with its page, and the line that gives it the height of its content; undefined if it has no page yet. */
export function frameOf({ tag, options, origin, title }: SnippetInput): string | undefined {
  const page = framePage(tag, options);
  if (page === undefined) return undefined;
  const attributes = [
    `src="${attribute(origin + page)}"`,
    `title="${attribute(title)}"`,
    'width="100%"',
    `height="${frameHeight}"`,
    'loading="lazy"',
  ];
  return `${startOf('iframe', attributes)}</iframe>\n<script src="${origin}/widgets/frame.js" async></script>`;
}
