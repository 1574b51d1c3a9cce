import type { BodyOf, OperationName, ParamsOf } from '@gyg/contract';
import type { TestApi } from '../test-api';
import type { CallOptions } from '../test-call';
import type { ActorName, Expectation } from './actors';
import type { Fixture } from './fixture';

type Params<N extends OperationName> = keyof ParamsOf<N> extends never ? object : { params: ParamsOf<N> };
type Body<N extends OperationName> = undefined extends BodyOf<N> ? object : { body: BodyOf<N> };

/** A call that is right in everything but perhaps in who makes it. */
export type MatrixCall<N extends OperationName> = Omit<CallOptions, 'params' | 'body' | 'token'> & Params<N> & Body<N>;

/** Who may make one call, and the call; what the walk needs to know of it. */
export interface Row<Call extends CallOptions = CallOptions> {
  /** Which case this is, where a call has several rows: 'of a draft'. */
  when?: string;
  /** What each actor gets, from api.md by hand and never from the code. */
  expect: Expectation;
  /**
   * The call and its preconditions (write them with `api.seed` or `api.as(fixture.x)`; they are not part of what is
   * judged). Made for every actor, in a new fixture where the actor may write.
   */
  call: (fixture: Fixture, api: TestApi, actor: ActorName) => Call | Promise<Call>;
  /** A POST that writes nothing (searches, reports): all actors share one fixture, and it may change nothing. */
  reads?: true;
}

/** The row of a named call: its parameters and body are checked by the contract's types. */
export type MatrixRow<N extends OperationName> = Row<MatrixCall<N>>;

/** One row for most calls; several where what they name decides (a published gyg, a draft). */
export type RowsOf<N extends OperationName> = MatrixRow<N> | readonly MatrixRow<N>[];

export type MatrixRows = { readonly [N in OperationName]?: RowsOf<N> };
