import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { engine } from './engine-choice';

/**
 * Reads a list of texts from one JSON parameter. PostgreSQL expects a hundred rows of a JSON list, for which it reads whole
 * tables, and ten of an array.
 */
export const readList = (json: SQLWrapper): SQL =>
  engine === 'sqlite'
    ? sql`(select value from json_each(${json}))`
    : sql`(select unnest(array(select json_array_elements_text(${json}::json))))`;

/**
 * A list of ids for `inArray`, as one parameter: of any length, which as separate parameters is limited and takes long to
 * build.
 */
export function listOf(ids: readonly string[]): SQL {
  return readList(sql`${JSON.stringify(ids)}`);
}

/** Reads a list of whole numbers from one JSON parameter. */
export const readNumbers = (json: SQLWrapper): SQL =>
  engine === 'sqlite'
    ? sql`(select value from json_each(${json}))`
    : sql`(select unnest(array(select json_array_elements_text(${json}::json)::bigint)))`;
