import { heightSteps, stepAt } from './height-steps';
import { readWidth } from './read-look';
import { readLimit, readRow } from './read-query';

/**
 * The height of elements, so that the loader can reserve it before an element's code has loaded. The style sheet of cards
 * (design-system/shadow/small/card.css) has the same numbers, which a test compares.
 */

/** The most cards in a row by the width of the element in pixels. */
export const columnsAt = (width: number): number => {
  if (width > 1100) return 4;
  if (width > 700) return 3;
  return width > wideFrom ? 2 : 1;
};

/** Above this width in pixels a list has two columns, and a single card has its picture beside its text. */
export const wideFrom = 500;

/** Cards shown at first without a limit: two rows, or four in one column. */
export const atFirst = (columns: number): number => Math.max(4, columns * 2);

/** Space between cards in pixels. */
const gap = 24;
/** The text of a card, and the parts around the cards, in multiples of the font size. */
const [textHeight, hostLine, headHeight, footSize] = [12.7, 1.4, 3.6, 0.9375];

/** The font size of elements without a form in pixels: that of the page, within limits. */
const emOf = (fontSize: number): number => Math.min(20, Math.max(14, fontSize));

/** What the height of a list of cards depends on. */
interface CardList {
  /** The width of the element in pixels. */
  width: number;
  /** The page's font size in pixels. */
  fontSize: number;
  /** The most cards in a row. */
  row: number;
  /** How many cards; undefined without a limit. */
  count: number | undefined;
  /** Whether cards name the host. */
  withHost: boolean;
  /** Whether there is a name above the cards. */
  hasName?: boolean;
  /** One card, which is wide where there is room. */
  isSingle?: boolean;
  /** It has a ground of its own, with a margin inside. */
  isFilled: boolean;
}

/** The height of a list of cards, in pixels. */
function heightOfCards({ width, row, fontSize, count, withHost, hasName, isSingle, isFilled }: CardList): number {
  const columns = Math.min(row, columnsAt(width));
  const rows = Math.ceil((count ?? atFirst(columns)) / columns);
  const em = emOf(fontSize);
  const margins = isFilled ? 2 * em : 0;
  const text = (textHeight + (withHost ? hostLine : 0)) * em + 2;
  const picture =
    isSingle && width > wideFrom ? 0 : ((width - margins - gap * (columns - 1)) / columns - 2) * 0.625 + 4;
  const foot = (Math.max(44 / em / footSize, 2.6) + 1) * footSize * em;
  return rows * (picture + text) + (rows - 1) * gap + foot + margins + (hasName ? headHeight * em : 0);
}

/** The cards of elements before their code has loaded. */
const cardLists: Readonly<Record<string, Partial<CardList>>> = {
  'gyg-list': {},
  'gyg-catalog': { withHost: true, hasName: true },
  'gyg-card': { row: 1, count: 1, withHost: true, isSingle: true },
};
/** The height of elements without cards or steps, in pixels: one button. */
const button = 44;

/** The height of an element in pixels, by its place on the page and the texts of its attributes. */
export function heightOf(
  tag: string,
  place: Pick<CardList, 'width' | 'fontSize'>,
  text: (attribute: string) => string | null,
): number {
  const [cards, steps] = [cardLists[tag], heightSteps[tag]];
  const { fontSize } = place;
  const width = (place.width * readWidth(text('width'))) / 100;
  // Whether it is a colour at all is for the element to find out: reading it here would make the loader heavier.
  const isFilled = Boolean(text('bg') ?? text('bg-color'));
  if (steps) return stepAt(steps, width, isFilled);
  if (!cards) return button + (isFilled ? 2 * emOf(fontSize) : 0);
  return heightOfCards({
    row: readRow(text('row') ?? text('gygs-per-row')),
    count: readLimit(text('limit')),
    withHost: text('host') === 'others',
    width,
    fontSize,
    isFilled,
    ...cards,
  });
}
