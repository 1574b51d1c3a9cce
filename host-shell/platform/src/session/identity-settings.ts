import type { AnswerOf } from '@gyg/contract';
import { call } from '../api/call';

/** Who signs people in: the issuer, the client id there, and whether the platform keeps the accounts itself (`pool`). */
export type IdentitySettings = AnswerOf<'getConfig'>['identity'];

let asked: Promise<IdentitySettings> | undefined;

/** The settings, asked once; a failure is forgotten, so that the next try may succeed. Rejects with an ApiError. */
export function identitySettings(): Promise<IdentitySettings> {
  asked ??= call('getConfig', {}, { as: 'guest' }).then(
    ({ identity }) => identity,
    (thrown: unknown) => {
      asked = undefined;
      throw thrown;
    },
  );
  return asked;
}
