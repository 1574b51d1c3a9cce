import type {
  AnswerOf,
  KeyScope,
  Locale,
  OperationName,
  Operations,
  ParamsOf,
  ParsedBodyOf,
  ParsedQueryOf,
  ReadingLanguage,
} from '@gyg/contract';
import type { Request } from 'express';
import type { Actor, Insider, Newcomer, SignedIn } from '../access/actor';
import type { ApiContext } from '../api-context';
import type { UploadedImage } from './uploads/temporary-file';

/** What a call reads of its request: Express's, or that of a page of the platform (`guest-entrance.ts`). */
export interface CallRequest {
  readonly method: string;
  /** The path with its query, as it was sent. */
  readonly originalUrl: string;
  readonly params: Request['params'];
  readonly query: Request['query'];
  readonly body: unknown;
  /** The caller's address; undefined once the connection is closed. */
  readonly ip?: string | undefined;
  /** The value of a header, in any case. */
  get(name: string): string | undefined;
  /** The languages that the caller accepts, the preferred one first. */
  acceptsLanguages(): string[];
}

/** What a call sets on its response. */
export interface CallResponse {
  set(name: string, value: string): unknown;
  vary(field: string): unknown;
  status(code: number): unknown;
  /** Sends the body, and ends the response. */
  end(body?: string | Buffer): unknown;
}

/** Sets several headers. */
export function setHeaders(response: Pick<CallResponse, 'set'>, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.set(name, value);
}

/** The callers that a handler can get: operations that require more than `any` answer 401 before a guest reaches it. */
type ActorOf<N extends OperationName> = N extends 'createUser'
  ? Newcomer | SignedIn
  : 'any' extends Operations[N]['who'][number]
    ? Actor
    : Operations[N] extends { key: KeyScope }
      ? Insider
      : SignedIn;

/** The picture of a call that takes one; undefined only where the contract makes it optional. */
type UploadOf<N extends OperationName> = Operations[N] extends { upload: { required: infer Required } }
  ? Required extends true
    ? UploadedImage
    : UploadedImage | undefined
  : undefined;

/** A call of an operation, validated. */
export interface Call<N extends OperationName> {
  context: ApiContext;
  params: ParamsOf<N>;
  query: ParsedQueryOf<N>;
  body: ParsedBodyOf<N>;
  upload: UploadOf<N>;
  actor: ActorOf<N>;
  /** A digest of the caller's network address (IPv6: its /56), also of one that is logged in. */
  address: () => string;
  /** The caller's language by Accept-Language; undefined if it names neither English nor Swedish. */
  language: Locale | undefined;
  /** The language in which the caller reads the texts of gygs; `own`: each in the language in which it was written. */
  reading: ReadingLanguage;
  /** The time of the call; everything in it uses this time. */
  now: Date;
}

/** A response with a status that the handler chose among those of the contract. */
export class OperationResponse<Body> {
  constructor(
    readonly status: number,
    readonly body: Body,
    /** The stored first response to this idempotency key. */
    readonly replayed = false,
  ) {}
}

/** A file instead of JSON, with the media type that the contract's `file` sets for the call. */
export class FileResponse {
  constructor(
    /** The file name for downloads, in ASCII, with its extension. */
    readonly name: string,
    /** A text is sent in UTF-8. */
    readonly content: string | Buffer,
    /** Whether the caller asks again and again: the file has an ETag, and is not sent to a caller that has it. */
    readonly polled = false,
  ) {}
}

type FileOf<N extends OperationName> = Operations[N] extends { file: unknown } ? FileResponse : never;

export type Handler<N extends OperationName> = (
  call: Call<N>,
) => Promise<AnswerOf<N> | OperationResponse<AnswerOf<N>> | FileOf<N>>;

/** A handler for every operation of the contract; a missing one does not compile. */
export type Handlers = { [N in OperationName]: Handler<N> };
