import type { BodyOf, OperationName, ParamsOf } from '@gyg/contract';
import type { TestApi } from '../test-api';
import type { CallOptions } from '../test-call';
import type { ActorName, Expectation } from './actors';
import type { Fixture } from './fixture';

type Params<N extends OperationName> = keyof ParamsOf<N> extends never ? object : { params: ParamsOf<N> };
type Body<N extends OperationName> = undefined extends BodyOf<N> ? object : { body: BodyOf<N> };

/** A call that is valid except perhaps for its caller. */
export type MatrixCall<N extends OperationName> = Omit<CallOptions, 'params' | 'body' | 'token'> & Params<N> & Body<N>;

/** The permissions for one call, and the call. */
export interface Row<Call extends CallOptions = CallOptions> {
  /** The name of the case, where a call has several rows: 'of a draft'. */
  when?: string;
  /** The outcome for each actor, from the requirements and never from the code. */
  expect: Expectation;
  /**
   * The call and its preconditions (write them with `api.seed` or `api.as(fixture.x)`; they are not part of the check).
   * Created for every actor, in a new fixture where the actor may write.
   */
  call: (fixture: Fixture, api: TestApi, actor: ActorName) => Call | Promise<Call>;
  /** A POST that writes nothing (searches, reports): all actors share one fixture, and it must not change anything. */
  reads?: true;
}

/** The row of an operation: its parameters and body are checked by the contract's types. */
export type MatrixRow<N extends OperationName> = Row<MatrixCall<N>>;

/** One row for most calls; several where the requested entity decides (a published gyg, a draft). */
export type RowsOf<N extends OperationName> = MatrixRow<N> | readonly MatrixRow<N>[];

export type MatrixRows = { readonly [N in OperationName]?: RowsOf<N> };
