import { parseSync, Visitor } from 'oxc-parser';
import { attributesOf, jsxOf, literalsIn } from './jsx-of.mjs';
import { lineAt } from './source-tree.mjs';

const PLACES = /^(remotes|host-shell\/src|widgets|\.storybook)\/.*\.tsx?$/;
/** The demo is a partner's site; tests may render anything. */
const FREE = /^widgets\/demo\/|\.test\.tsx?$/;
/** Fixtures and Storybook's frame show external content: a partner's background, a map tile, the toolbar's theme. */
const MAY_NAME_COLOURS = /^\.storybook\/|\.stories\.tsx$|\/testing(\/|\.tsx?$)/;
const BELONGS = 'colours and sizes are tokens of the design system, in a style sheet; a style prop carries data only';

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(|^(white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|brown|navy|teal|gold)$/i;
/** A string that is exactly one colour. */
const ONE_COLOUR =
  /^\s*(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix)\(.*\))\s*$/i;
const LENGTH = /(^|[\s(,*+/-])[0-9]*\.?[0-9]+(px|rem|em|ch|ex|lh|vh|vw|vmin|vmax|dvh|svh|lvh|pt|cm|mm|in|ms|s)\b|^px$/;
const PAINT = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor', 'lightingColor']);
/** Numbers that React leaves without a unit. It adds px to all other numbers in a style. */
const UNITLESS = /^(--.*|flex.*|order|opacity|zIndex|zoom|aspectRatio|grid(Row|Column).*|columnCount|columns|scale)$/;

/** All objects that a value may evaluate to: `on ? { gap: 8 } : undefined`, `{ ...{ gap: 8 } }`. */
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

/** Sums and products with a number: React adds px to the result. */
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

/** Colours in a file outside JSX: in constants, lists and arguments. */
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
 * Finds colours and sizes in JSX outside the design system (`style={{ gap: 8 }}`, `fill="#fff"`), and colours anywhere
 * else.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkStyleLiterals(tree) {
  return tree.files
    .filter((file) => PLACES.test(file) && !FREE.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      const inJsx = jsxOf(file, text).flatMap((element) =>
        attributesOf(element).filter(({ name, value }) => saysColourOrSize(name, value)),
      );
      const elsewhere = MAY_NAME_COLOURS.test(file) ? [] : coloursIn(file, text);
      const lines = new Set(inJsx.map(({ start }) => lineAt(text, start)));
      const others = elsewhere.filter(({ start }) => !lines.has(lineAt(text, start)));
      return [...inJsx, ...others].map(({ name, start }) => ({
        file,
        line: lineAt(text, start),
        message: `says a colour or size in ${name}; ${BELONGS}`,
      }));
    });
}
