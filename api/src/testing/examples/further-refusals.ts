import type { OperationName } from '@gyg/contract';
import { limitClasses, limitClassOf } from '../../http/limits/limit-classes';
import { actorNames } from '../matrix/actors';
import { callAs } from '../matrix/call-as';
import type { Fixture } from '../matrix/fixture';
import { rowsOf } from '../matrix/matrix';
import type { TestApi } from '../test-api';
import type { CallOptions } from '../test-call';

export interface Exchange {
  status: number;
  text: string;
}

/** Calls the operation as an actor with permission. */
export type MakeCall = (change: (options: CallOptions) => CallOptions) => Promise<Exchange>;

type Exchanging = (call: MakeCall, fixture: Fixture, api: TestApi) => Promise<Exchange>;

const sendsField = (options: CallOptions): CallOptions =>
  options.body === undefined
    ? { ...options, query: { ...options.query, colour: 'blue' } }
    : { ...options, body: { ...Object(options.body), colour: 'blue' } };

const namesNothing = (options: CallOptions): CallOptions => ({
  ...options,
  params: Object.fromEntries(Object.keys(options.params ?? {}).map((key) => [key, 'no-such-id'])),
});

/** Refusals of every call: an unknown field, ids that do not exist. */
export const commonRefusals: readonly Exchanging[] = [(call) => call(sendsField), (call) => call(namesNothing)];

/** Answers of some calls to other requests than their row's: refusals, and a first login. */
export const furtherExchanges: { readonly [N in OperationName]?: readonly Exchanging[] } = {
  createUser: [
    (_call, _world, api) => {
      const newcomer = { subject: 'newcomer', email: 'nova@example.org', name: 'Nova Newcomer' };
      return api.as(newcomer)('createUser', { body: { jwt: api.idTokenFor(newcomer), locale: 'en' } });
    },
  ],
  createBooking: [
    (call) => call((options) => ({ ...options, body: { ...Object(options.body), quantity: 100 } })),
    async (_call, fixture, api) => {
      const { manager, gyg } = fixture;
      const body = {
        userId: manager.id,
        userOrganization: null,
        gygPositionId: gyg.skillId,
        contributionType: 'SKILL',
        quantity: 1,
      };
      const withKey = (bookingComment: string) => ({
        params: { gygId: gyg.id },
        headers: { 'Idempotency-Key': 'only-once' },
        body: { ...body, bookingComment },
      });
      await callAs(api, fixture, 'manager', 'createBooking', withKey('I bring a friend'));
      return callAs(api, fixture, 'manager', 'createBooking', withKey('I bring two'));
    },
  ],
};

/** The answer to a guest's call above the limit. */
export async function refuseOneTooMany(name: OperationName, fixture: Fixture, api: TestApi): Promise<Exchange> {
  const className = limitClassOf(name);
  if (className === 'unlimited') throw new Error(`${name} is not limited`);
  const [row] = rowsOf(name);
  const [actor] = actorNames;
  const options = (await row?.call(fixture, api, actor)) ?? {};
  for (let call = 0; call < limitClasses[className].calls; call += 1) await callAs(api, fixture, actor, name, options);
  return callAs(api, fixture, actor, name, options);
}
