import { getTableName } from 'drizzle-orm';
import { engine } from '../engine-choice';
import type { ExplainedStatement } from './explained-statement';
import { schemaTables } from './schema-tables';

/** A table of which a statement reads every row, or every entry of one of its indexes. */
interface WholeRead {
  table: string;
  /** Null: the rows themselves. */
  index: string | null;
}

/**
 * Tables of which there are few rows by nature: made by super users, by the administrators of organisations (of which
 * there is one for some dozens of gygs), by jobs, or deleted soon.
 */
const small: ReadonlySet<string> = new Set([
  'catalogs',
  'data_versions',
  'featured',
  'gyg_card_changes',
  'hourly_counts',
  'identity_key',
  'jobs',
  'organization_invites',
  'organization_keys',
  'organization_origins',
  'organization_pages',
  'organization_requests',
  'organizations',
  'portfolios',
  'remote_choices',
  'remote_failures',
  'settings',
  'webhooks',
]);

/** Statements that may read a whole table although it grows, each with the reason. */
const reasoned: readonly { sql: RegExp; reason: string }[] = [
  { sql: /^delete from "\w+"$/, reason: 'the data of the demo are deleted' },
  { sql: /^delete from "users" where \("users"."subject" not in /, reason: 'the data of the demo are deleted' },
  { sql: /^update "users" set "profile_image" = \S+$/, reason: 'the data of the demo are deleted' },
  { sql: /^select (?!count)[^()]* from "stored_images"$/, reason: 'the pictures of the demo are deleted' },
  { sql: /^select count\(\*\)[^()]* from "(audit_entries|gygs|stored_images)"/, reason: 'super users see a total' },
  { sql: /^select count\(\*\).* from "users" where \(?"users"."erased_at" is null/, reason: 'a total of people' },
  { sql: /^select count\(\*\).* from "mail_outbox" where /, reason: 'totals by state; sent mails are deleted later' },
  {
    sql: /from "mail_outbox" where \(?"mail_outbox"."(sent_at" is null|failed_at" is not null)/,
    reason: 'few wait or failed',
  },
  {
    sql: /from "organizations" .*exists \(select "id" from "gygs"/,
    reason: 'one gyg of each organisation is looked for',
  },
  {
    sql: /from "users" where .*"users"."search_text" like /,
    reason: 'a part of a name, which hosts and super users search',
  },
  {
    sql: /^select "id" from "gygs" where .*"search_text" like .* limit /,
    reason: 'a word in the audit log of super users',
  },
  {
    sql: /from "stories" inner join "gygs".* where \(?"gygs"."published_at" is not null/s,
    reason: 'all stories, for super users',
  },
  { sql: /^select "sdg_goal_id", count\(\*\).* from "gygs" /, reason: 'the overview of super users' },
  {
    sql: /^select "webhook_deliveries"."webhook_id", .* from "webhook_deliveries" .* group by /,
    reason: 'an index of the few that wait',
  },
  { sql: /^select "published_at" from "gygs" /, reason: 'the overview of super users' },
  {
    sql: /"uploaded_by" in \(select "id" from "users" where "users"."erased_at" is not null\)/,
    reason: 'few are erased',
  },
];

/** PostgreSQL compares a list with the few rows of a test one by one, and looks it up in many. */
const comparesList = ({ plan }: ExplainedStatement) => /Join Filter.*(unnest|Values Scan)/s.test(plan);

const tables: ReadonlySet<string> = new Set([...schemaTables().map((table) => getTableName(table)), 'gyg_texts']);

/** The tables of a statement by the names that it gives them. */
function tablesOf(sql: string): ReadonlyMap<string, string> {
  const words = 'where|on|set|left|inner|order|group|limit|union|values|returning|join|cross|as|using';
  const named = sql.matchAll(
    new RegExp(`\\b(?:from|join|update|into)\\s+"?(\\w+)"?(?:\\s+(?:as\\s+)?"?(?!(?:${words})\\b)(\\w+)"?)?`, 'gi'),
  );
  return new Map(
    [...named].flatMap(([, table = '', alias = table]): [string, string][] => [
      [alias, table],
      [table, table],
    ]),
  );
}

function wholeOnSqlite({ sql, plan }: ExplainedStatement): WholeRead[] {
  const named = tablesOf(sql);
  const scans = plan.matchAll(/^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+)| VIRTUAL TABLE INDEX 0:)?$/gm);
  return [...scans].flatMap(([, name = '', index = null]) => {
    // What refers to a changed row is searched; of a new one only if references are checked at the commit.
    const table = named.get(name) ?? (/^\s*insert/i.test(sql) ? '' : name);
    return tables.has(table) ? [{ table, index }] : [];
  });
}

/** A step of a plan, with the lines that belong to it. */
const stepsOf = (plan: string): string[] => plan.split(/\n(?=\s*(?:->|SubPlan|InitPlan|CTE))/);

function wholeOnPostgres({ plan }: ExplainedStatement): WholeRead[] {
  let heap = '';
  return stepsOf(plan).flatMap((step): WholeRead[] => {
    const [, rows] = /Seq Scan on (\w+)/.exec(step) ?? [];
    if (rows !== undefined) return [{ table: rows, index: null }];
    heap = /Bitmap Heap Scan on (\w+)/.exec(step)?.[1] ?? heap;
    const [, index, table = heap] =
      /Index (?:Only )?Scan (?:Backward )?(?:using|on) (\w+)(?: on (\w+))?/.exec(step) ?? [];
    return index === undefined || /^\s*Index Cond:/m.test(step) ? [] : [{ table, index }];
  });
}

/** SQLite plans for a condition that is never true as for any other. */
const readsNothing = (sql: string) => /\bwhere \(?(false|1 = 0)\b(?! or\b)|\band (false|1 = 0)\)/.test(sql);

/** The first rows in the order of an index, without a condition that could make them rare. `+ 0`: as SQLite gets it (0097). */
const isPage = ({ sql, plan }: ExplainedStatement, index: string | null): boolean =>
  index !== null &&
  /\blimit \S+( \+ 0)?( offset \S+( \+ 0)?)?$/.test(sql) &&
  !/ like |B-TREE FOR ORDER|Sort/.test(`${sql}${plan}`);

/** What a statement reads as a whole, of any table. */
export const wholeReadsOf = (statement: ExplainedStatement): WholeRead[] =>
  engine === 'sqlite' ? wholeOnSqlite(statement) : wholeOnPostgres(statement);

/** A line for each table that a statement reads as a whole although it grows. */
export function findWholeReads(statement: ExplainedStatement): string[] {
  const { sql, plan } = statement;
  if (readsNothing(sql) || reasoned.some((exception) => exception.sql.test(sql)) || comparesList(statement)) return [];
  return wholeReadsOf(statement)
    .filter(({ table, index }) => !small.has(table) && !isPage(statement, index))
    .map(({ table, index }) => `${table}${index === null ? '' : ` (all of ${index})`}: ${sql}\n${plan}`);
}
