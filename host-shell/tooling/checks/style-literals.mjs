import { attributesOf, jsxOf, literalsIn } from './jsx-of.mjs';
import { lineAt } from './source-tree.mjs';

const PLACES = /^(remotes|host-shell\/src|widgets|\.storybook)\/.*\.tsx$/;
/** The demo is a partner's own site; a test may draw what it likes. */
const FREE = /^widgets\/demo\/|\.test\.tsx$/;
const BELONGS = 'colours and sizes are tokens of the design system, in a style sheet; a style prop carries data only';

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(|^(white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|brown|navy|teal|gold)$/i;
const LENGTH = /(^|[\s(,*+/-])[0-9]*\.?[0-9]+(px|rem|em|ch|ex|lh|vh|vw|vmin|vmax|dvh|svh|lvh|pt|cm|mm|in|ms|s)\b|^px$/;
const PAINT = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor', 'lightingColor']);
/** Numbers that React leaves without a unit; every other number in a style becomes px. */
const UNITLESS = /^(--.*|flex.*|order|opacity|zIndex|zoom|aspectRatio|grid(Row|Column).*|columnCount|columns|scale)$/;

function inStyle(property) {
  const name = property.key?.name ?? property.key?.value ?? '';
  return literalsIn(property.value).some((literal) =>
    typeof literal === 'number'
      ? literal !== 0 && !UNITLESS.test(name)
      : COLOUR.test(literal.trim()) || LENGTH.test(literal.trim()),
  );
}

function saysColourOrSize(name, value) {
  if (PAINT.has(name)) return literalsIn(value).some((literal) => COLOUR.test(String(literal)));
  const object = value?.type === 'JSXExpressionContainer' ? value.expression : undefined;
  if (name !== 'style' || object?.type !== 'ObjectExpression') return false;
  return object.properties.some((property) => property.type === 'Property' && inStyle(property));
}

/**
 * Colours and sizes written into JSX outside the design system: `style={{ gap: 8 }}`, `fill="#fff"`.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkStyleLiterals(tree) {
  return tree.files
    .filter((file) => PLACES.test(file) && !FREE.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      return jsxOf(file, text).flatMap((element) =>
        attributesOf(element)
          .filter(({ name, value }) => saysColourOrSize(name, value))
          .map(({ name, start }) => ({
            file,
            line: lineAt(text, start),
            message: `says a colour or size in ${name}; ${BELONGS}`,
          })),
      );
    });
}
