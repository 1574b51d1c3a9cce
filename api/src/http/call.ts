import type { AnswerOf, OperationName, Operations, ParamsOf, ParsedBodyOf, ParsedQueryOf } from '@gyg/contract';
import type { Actor, Newcomer, SignedIn } from '../access/actor';
import type { ApiContext } from '../api-context';
import type { UploadedImage } from './uploaded-image';

/** Who a handler may meet: calls that name more than `any` are answered 401 before a guest gets here. */
type ActorOf<N extends OperationName> = N extends 'createUser'
  ? Newcomer | SignedIn
  : 'any' extends Operations[N]['who'][number]
    ? Actor
    : SignedIn;

/** The picture of a call that takes one; undefined only where the contract lets it be left out. */
type UploadOf<N extends OperationName> = Operations[N] extends { upload: { required: infer Required } }
  ? Required extends true
    ? UploadedImage
    : UploadedImage | undefined
  : undefined;

/** One call of an operation, checked. */
export interface Call<N extends OperationName> {
  context: ApiContext;
  params: ParamsOf<N>;
  query: ParsedQueryOf<N>;
  body: ParsedBodyOf<N>;
  upload: UploadOf<N>;
  actor: ActorOf<N>;
  /** The time of the call; everything in it happens at this time. */
  now: Date;
}

/** An answer whose status the handler chose among those of the contract. */
export class Answered<Body> {
  constructor(
    readonly status: number,
    readonly body: Body,
    /** It is the first answer to this idempotency key, given again. */
    readonly replayed = false,
  ) {}
}

/** A file as a success instead of JSON, of the type that the contract's `file` names for the call. */
export class FileAnswer {
  constructor(
    /** In ASCII, with its ending: what a browser saves it as. */
    readonly name: string,
    readonly text: string,
  ) {}
}

type FileOf<N extends OperationName> = Operations[N] extends { file: unknown } ? FileAnswer : never;

export type Handler<N extends OperationName> = (
  call: Call<N>,
) => Promise<AnswerOf<N> | Answered<AnswerOf<N>> | FileOf<N>>;

/** A handler for every operation of the contract; a missing one does not compile. */
export type Handlers = { [N in OperationName]: Handler<N> };
