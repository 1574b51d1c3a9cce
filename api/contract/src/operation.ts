import type { z } from 'zod';
import type { KeyScope, PartnerScope } from './enums';
import type { ErrorCode } from './errors';
import type { ImageKind } from './images';
import type { OperationName } from './routes';

/**
 * The roles of callers. `any` includes guests; `user` is logged in; `self` is the user in the path or row; `booker` has
 * a booking or place at the gyg; `member` and `admin` of the organisation; `manager` of the gyg; `host` is an admin of
 * its host organisation or a manager; `author` of the story or proposal; `owner` is an admin of the portfolio's
 * organisation; `super` is in the group superusers. One match is enough.
 */
export const roles = [
  'any',
  'user',
  'self',
  'booker',
  'member',
  'admin',
  'manager',
  'host',
  'author',
  'owner',
  'super',
] as const;
export type Role = (typeof roles)[number];

/** The errors of every upload. */
export const uploadErrors = [
  'request.wrong_upload',
  'request.too_slow',
  'request.wrong_content_type',
  'image.error_uploading',
  'image.too_small',
  'image.too_large',
  'image.wrong_type',
] as const satisfies readonly ErrorCode[];

/** An operation: input, roles, responses and errors. */
export interface OperationDefinition {
  readonly summary: string;
  /** Further documentation for callers, as Markdown. */
  readonly description?: string;
  readonly tag: string;
  /** The roles that may call; checked by `permit` in the API. */
  readonly who: readonly [Role, ...Role[]];
  /** Not with a token of a partner site's client, not even for the user. */
  readonly platformOnly?: true;
  /**
   * The scope with which an organisation's key may make the call, as the organisation's administrator. Without one, keys
   * may call only what guests may, and get what guests get.
   */
  readonly key?: KeyScope;
  /**
   * The scope with which a partner's site may make the call for its visitor. Without one, its token counts as no token:
   * the site may only do what guests may. Never with the rights of an admin, manager, host or super user.
   */
  readonly partner?: PartnerScope;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body can also be a JSON string that contains it, as forms of partner sites send it. */
  readonly bodyAsText?: true;
  /** Sent as multipart/form-data: the part `image` and the fields of `body`. */
  readonly upload?: { readonly kind: ImageKind; readonly required: boolean };
  /** Success status to body schema; `null` is an empty response (204), or only the file. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** No cache may store the response, not even for guests. */
  readonly neverCached?: true;
  /** The answer contains a secret that is shown once, so it is never stored for an `Idempotency-Key`. */
  readonly secretAnswer?: true;
  /** A success is a file of this type: always if its answer has no schema, otherwise as `when` says. */
  readonly file?: {
    readonly type: 'text/csv' | 'text/calendar' | 'application/pdf';
    readonly when: string;
    readonly example: string;
  };
  readonly errors: readonly ErrorCode[];
}

/** A list that can also be returned as one CSV file. `header` is its first line in English. */
export function csvFile(header: string): NonNullable<OperationDefinition['file']> {
  return {
    type: 'text/csv',
    when: 'With `format: csv`: all rows as CSV in UTF-8 with a byte order mark, CRLF line ends, commas (in Swedish semicolons), every cell quoted, and decimal points (in Swedish commas). The header is in the caller’s language, and titles of gygs and needs are in the same language as in JSON; times are Swedish time. Cells that a spreadsheet would run as a formula are prefixed with an apostrophe',
    example: `\uFEFF${header}\r\n`,
  };
}

/** Whether the operation takes an `Idempotency-Key`: POSTs that create, and uploads. */
export function takesIdempotencyKey({ answers, upload, secretAnswer }: OperationDefinition): boolean {
  return (201 in answers && secretAnswer !== true) || upload !== undefined;
}

type Untagged = Omit<OperationDefinition, 'tag'> & Partial<Pick<OperationDefinition, 'tag'>>;
type Tagged<Group> = { readonly [Name in keyof Group]: Group[Name] & Pick<OperationDefinition, 'tag'> };

/**
 * A group of operations, with the tag of all that have no other. Keeps their literal types, so that clients and handlers
 * are typed by name.
 */
export function defineOperations<const Group extends Partial<Record<OperationName, Untagged>>>(
  tag: string,
  group: Group,
): Tagged<Group> {
  const tagged = Object.entries<Untagged>(group).map(([name, operation]) => [name, { tag, ...operation }]);
  return Object.fromEntries(tagged) as Tagged<Group>;
}
