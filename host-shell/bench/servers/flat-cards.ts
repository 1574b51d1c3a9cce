import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Enough for every page that is asked for. */
export const flatRows = 10_000;
export const cardsPerAnswer = 20;
/** Pages that exist in full. */
export const flatPages = flatRows / cardsPerAnswer;

const flatCardSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** The fields of a card of the product's list, each in a column. What is not a text or number is JSON text. */
export type FlatCard = z.infer<typeof flatCardSchema>;

const flatOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || value === null ? value : JSON.stringify(value ?? null);

/**
 * As many rows as the floor has, from cards of the product. If it has fewer, they are repeated with other ids. Every row
 * has all columns that any card has.
 */
export function flattenCards(cards: readonly Readonly<Record<string, unknown>>[]): FlatCard[] {
  const columns = [...new Set(cards.flatMap((card) => Object.keys(card)))];
  return Array.from({ length: flatRows }, (_one, number) => {
    const card = cards[number % cards.length] ?? {};
    const flat: FlatCard = Object.fromEntries(columns.map((column) => [column, flatOf(card[column])]));
    return number < cards.length ? flat : { ...flat, id: `${flat.id}-${number}` };
  });
}

/** The rows that the benchmark wrote for a server. */
export const readFlatCards = (): FlatCard[] =>
  z.array(flatCardSchema).parse(JSON.parse(readFileSync(process.env.BENCH_CARDS ?? '', 'utf8')));

const isNumber = (rows: readonly FlatCard[], column: string) => rows.some((row) => typeof row[column] === 'number');

/** The columns, and whether they are numbers. */
export const columnsOf = (rows: readonly FlatCard[]) =>
  Object.keys(rows[0] ?? {}).map((name) => ({ name, isNumber: isNumber(rows, name) }));
