import { z } from 'zod';
import { gygRepeats } from '../enums';
import { bookingFailureReasons, describeReasons } from '../errors';
import { canBeMailed, isEmail, limits, normaliseEmail, plainLine } from '../rules';

export const idSchema = z.string().min(1).max(80).meta({ description: 'An opaque, globally unique id' });
export const timeSchema = z.iso
  .datetime({ error: 'Must be ISO 8601 in UTC, ending in Z' })
  .meta({ description: 'ISO 8601 in UTC, ending in Z', example: '2027-06-12T07:30:00.000Z' });
/** A time in a request. Times outside the range of PostgreSQL or of the calendar are not valid for a gyg. */
export const givenTimeSchema = timeSchema
  .refine((time) => time >= '1900' && time < '3000', 'Between the years 1900 and 2999')
  .meta({
    description: 'ISO 8601 in UTC, ending in Z, of the years 1900 to 2999',
    example: '2027-06-12T07:30:00.000Z',
  });
/** How a gyg repeats between its start and its end. */
export const repetitionFields = {
  repeats: z
    .enum(gygRepeats)
    .meta({ description: 'WEEKLY: on the weekday and at the time of the start, until the end, in Swedish time' }),
  occasionMinutes: z
    .int()
    .min(1)
    .nullable()
    .meta({ description: 'How long one occasion lasts, in minutes on a Swedish clock; null unless it repeats' }),
};
export const goalIdSchema = z.int().min(1).max(17).meta({ description: 'A sustainable development goal, 1 to 17' });
/** A comma-separated list of them. */
export const goalOfListSchema = z
  .string()
  .refine((text) => goalIdSchema.safeParse(Number(text)).success, {
    error: ({ input }) => `'${input}' is no goal, which is a whole number from 1 to 17`,
    abort: true,
  })
  .transform(Number);
/** Why a super user does something; it is kept in the audit log. */
export const auditReasonSchema = z
  .string()
  .trim()
  .max(limits.reason)
  .optional()
  .meta({ description: 'For the audit log' });
/** An e-mail address, in its one spelling. */
export const emailSchema = z
  .string()
  .overwrite(normaliseEmail)
  .refine(isEmail, 'not an e-mail address')
  .meta({ format: 'email' });
/** An e-mail address that mail is sent to from now on. */
export const mailableSchema = emailSchema.refine(canBeMailed, 'letters outside ASCII before the @');
/**
 * A text on one line, safe in a mail's subject; empty if nothing of it can be seen. Characters that change the writing
 * direction are removed.
 */
export const lineSchema = (longest: number) =>
  z
    .string()
    .overwrite(plainLine)
    .max(longest)
    .refine((line) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line), 'More than one line');
/** A name: something of it can be seen. */
export const nameSchema = lineSchema(limits.name).min(1);
/** A title: something of it can be seen. */
export const titleSchema = lineSchema(limits.title).min(1);
export const urlSchema = z
  .string()
  .max(limits.url)
  .meta({ description: 'A URL or a path of this site; empty for none' });

/** The page of a list. */
export const pageQuery = {
  page: z.coerce.number().int().min(0).max(10_000).default(0).meta({ description: 'Page number, from 0' }),
  pageSize: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.pageSizeMax)
    .default(limits.pageSize)
    .meta({ description: 'Page size' }),
};

/** `{<name>: [...], total, page, pageSize}`, the response of every list. */
export function listOf<Name extends string, Item extends z.ZodType>(name: Name, item: Item) {
  return z.strictObject({
    ...({ [name]: z.array(item) } as Record<Name, z.ZodArray<Item>>),
    total: z.int().min(0),
    page: z.int().min(0),
    pageSize: z.int().min(1),
  });
}

/** A comma-separated query value as an array; an empty text means no filter. */
export function csvOf<Item extends z.ZodType<unknown, string>>(item: Item) {
  return z
    .string()
    .max(2_000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item));
}

/** One wrong field of a request. */
export const fieldErrorSchema = z.strictObject({
  path: z.string().meta({ description: 'Path in the input, joined by dots', example: 'goals.0' }),
  code: z.string(),
  message: z.string(),
});

/** RFC 9457 problem with the contract's additional fields. */
export const problemSchema = z
  .strictObject({
    type: z.string().meta({ description: '`urn:gyg:problem:<code>`' }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string().meta({ description: 'The path of the request' }),
    message: z.string().meta({ description: 'The same as `detail`, for developers; pages translate the code' }),
    code: z.string().meta({ description: 'Stable error code' }),
    reason: z
      .enum(bookingFailureReasons)
      .optional()
      .meta({ description: `Only of \`booking.failed\`: ${describeReasons(', ')}` }),
    errors: z.array(fieldErrorSchema).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;
