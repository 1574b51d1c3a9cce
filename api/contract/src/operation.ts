import type { z } from 'zod';
import type { ErrorCode } from './errors';
import type { ImageKind } from './images';
import type { OperationName } from './routes';

/**
 * Who may call, as the contract names it. `any` guests too; `user` signed in; `self` the user the path or row names;
 * `booker` holds a booking or place in the gyg; `member` and `admin` of the organisation; `manager` of the gyg; `host`
 * its host organisation's admin or a manager; `author` of the story or proposal; `owner` admin of the portfolio's owning
 * organisation; `super` member of the group superusers. One of those named is enough.
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

/** What every upload can fail with. */
export const uploadErrors = [
  'request.wrong_upload',
  'request.too_slow',
  'request.wrong_content_type',
  'image.error_uploading',
  'image.too_small',
  'image.too_large',
  'image.wrong_type',
] as const satisfies readonly ErrorCode[];

/** One call: what it takes, who may make it, what it answers and how it can fail. */
export interface OperationDefinition {
  readonly summary: string;
  /** What else a caller must know, as Markdown. */
  readonly description?: string;
  readonly tag: string;
  /** The one place that says who may: `permit` in the API reads it. */
  readonly who: readonly [Role, ...Role[]];
  /** Not for a token of a partner site's client, not even for the person themselves. */
  readonly platformOnly?: true;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body may also come as a JSON string that holds it, as forms of partners' sites send it. */
  readonly bodyAsText?: true;
  /** Sent as multipart/form-data: the part `image` and the fields of `body`. */
  readonly upload?: { readonly kind: ImageKind; readonly required: boolean };
  /** Status of success to the schema of its body; `null` is an empty answer (204). */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** A success may also be a file of this type, where the caller asks for one. */
  readonly file?: { readonly type: 'text/csv'; readonly when: string; readonly example: string };
  readonly errors: readonly ErrorCode[];
}

/** Whether a call is done once per `Idempotency-Key`: POSTs that create, and uploads (api.md, Idempotency). */
export function takesIdempotencyKey({ answers, upload }: OperationDefinition): boolean {
  return 201 in answers || upload !== undefined;
}

/** Keeps the literal types of a group of operations, so that clients and handlers can be typed by name. */
export function defineOperations<const Group extends Partial<Record<OperationName, OperationDefinition>>>(
  group: Group,
): Group {
  return group;
}
