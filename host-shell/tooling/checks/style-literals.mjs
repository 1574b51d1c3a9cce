import { parseSync, Visitor } from 'oxc-parser';
import { attributesOf, jsxOf, literalsIn } from './jsx-of.mjs';
import { lineAt } from './source-tree.mjs';

const PLACES = /^(remotes|host-shell\/src|widgets|\.storybook)\/.*\.tsx?$/;
/** The demo is a partner's own site; a test may draw what it likes. */
const FREE = /^widgets\/demo\/|\.test\.tsx?$/;
/** Fixtures and Storybook's own frame show what others bring: a partner's ground, a map's tile, the toolbar's theme. */
const MAY_NAME_COLOURS = /^\.storybook\/|\.stories\.tsx$|\/testing(\/|\.tsx?$)/;
const BELONGS = 'colours and sizes are tokens of the design system, in a style sheet; a style prop carries data only';

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(|^(white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|brown|navy|teal|gold)$/i;
/** A text that is a colour and nothing else, wherever it is kept. */
const ONE_COLOUR =
  /^\s*(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix)\(.*\))\s*$/i;
const LENGTH = /(^|[\s(,*+/-])[0-9]*\.?[0-9]+(px|rem|em|ch|ex|lh|vh|vw|vmin|vmax|dvh|svh|lvh|pt|cm|mm|in|ms|s)\b|^px$/;
const PAINT = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor', 'lightingColor']);
/** Numbers that React leaves without a unit; every other number in a style becomes px. */
const UNITLESS = /^(--.*|flex.*|order|opacity|zIndex|zoom|aspectRatio|grid(Row|Column).*|columnCount|columns|scale)$/;

/** Every object that a value may turn out to be: `on ? { gap: 8 } : undefined`, `{ ...{ gap: 8 } }`. */
function objectsIn(node) {
  if (node?.type === 'ObjectExpression')
    return [
      node,
      ...node.properties.flatMap((part) => (part.type === 'SpreadElement' ? objectsIn(part.argument) : [])),
    ];
  return [node?.consequent, node?.alternate, node?.left, node?.right, node?.expression]
    .filter(Boolean)
    .flatMap(objectsIn);
}

/** Sums and products with a number in them: React makes px of what comes out. */
const counts = (node) =>
  node?.type === 'BinaryExpression' &&
  [node.left, node.right].some((side) => counts(side) || (side.type === 'Literal' && typeof side.value === 'number'));

function inStyle(property) {
  const name = property.key?.name ?? property.key?.value ?? '';
  if (counts(property.value) && !UNITLESS.test(name)) return true;
  return literalsIn(property.value).some((literal) =>
    typeof literal === 'number'
      ? literal !== 0 && !UNITLESS.test(name)
      : COLOUR.test(literal.trim()) || LENGTH.test(literal.trim()),
  );
}

function saysColourOrSize(name, value) {
  if (PAINT.has(name)) return literalsIn(value).some((literal) => COLOUR.test(String(literal)));
  if (name !== 'style' || value?.type !== 'JSXExpressionContainer') return false;
  return objectsIn(value.expression).some(({ properties }) =>
    properties.some((property) => property.type === 'Property' && inStyle(property)),
  );
}

/** Where a file keeps a colour: a constant, a list, an argument. */
function coloursIn(file, text) {
  const found = [];
  const onLiteral = ({ value, start }) => {
    if (typeof value === 'string' && ONE_COLOUR.test(value)) found.push({ name: `'${value}'`, start });
  };
  const onPiece = ({ value, start }) => {
    if (ONE_COLOUR.test(value.cooked ?? '')) found.push({ name: `\`${value.cooked}\``, start });
  };
  new Visitor({ Literal: onLiteral, TemplateElement: onPiece }).visit(parseSync(file, text).program);
  return found;
}

/**
 * Colours and sizes written into JSX outside the design system: `style={{ gap: 8 }}`, `fill="#fff"`; and colours kept anywhere.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkStyleLiterals(tree) {
  return tree.files
    .filter((file) => PLACES.test(file) && !FREE.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      const said = jsxOf(file, text).flatMap((element) =>
        attributesOf(element).filter(({ name, value }) => saysColourOrSize(name, value)),
      );
      const kept = MAY_NAME_COLOURS.test(file) ? [] : coloursIn(file, text);
      const lines = new Set(said.map(({ start }) => lineAt(text, start)));
      const others = kept.filter(({ start }) => !lines.has(lineAt(text, start)));
      return [...said, ...others].map(({ name, start }) => ({
        file,
        line: lineAt(text, start),
        message: `says a colour or size in ${name}; ${BELONGS}`,
      }));
    });
}
