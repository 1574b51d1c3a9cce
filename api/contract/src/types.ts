import type { z } from 'zod';
import type { Operations } from './operations';
import type { OperationName, routes } from './routes';

type ParamsIn<Path extends string> = Path extends `${string}{${infer Key}}${infer Rest}` ? Key | ParamsIn<Rest> : never;

/** The path parameters of a call, by name. */
export type ParamsOf<N extends OperationName> = Record<ParamsIn<(typeof routes)[N]>, string>;

type SchemaOf<N extends OperationName, K extends 'query' | 'body'> =
  Operations[N] extends Record<K, infer S> ? S : undefined;

/** The query that a client may send. */
export type QueryOf<N extends OperationName> =
  SchemaOf<N, 'query'> extends z.ZodType ? z.input<SchemaOf<N, 'query'>> : undefined;

/** The body that a client may send. */
export type BodyOf<N extends OperationName> =
  SchemaOf<N, 'body'> extends z.ZodType ? z.input<SchemaOf<N, 'body'>> : undefined;

/** The query as a handler gets it: validated, with defaults. */
export type ParsedQueryOf<N extends OperationName> =
  SchemaOf<N, 'query'> extends z.ZodType ? z.output<SchemaOf<N, 'query'>> : undefined;

/** The body as a handler gets it: validated, with defaults. */
export type ParsedBodyOf<N extends OperationName> =
  SchemaOf<N, 'body'> extends z.ZodType ? z.output<SchemaOf<N, 'body'>> : undefined;

type AnswerSchemas<N extends OperationName> = Operations[N]['answers'][keyof Operations[N]['answers']];

/** The response of a call on success; `undefined` for an empty one. */
export type AnswerOf<N extends OperationName> =
  AnswerSchemas<N> extends infer S ? (S extends z.ZodType ? z.output<S> : undefined) : never;
