import { type PoolOutcome, type PoolRefusal, pool } from '@gyg/platform';

/** The pool's response to each call. */
export type PoolAnswers = Partial<{
  [Name in keyof typeof pool]: Awaited<ReturnType<(typeof pool)[Name]>> | undefined;
}>;

/** A refusal by name, with its technical detail. */
export const refused = (outcome: PoolOutcome, more: Partial<PoolRefusal> = {}): PoolRefusal => ({
  ok: false,
  outcome,
  detail: '400: detail',
  ...more,
});

/** Replaces the pool in stories, which have no server; returns a function that restores it. */
export function answerAsPool(answers: PoolAnswers): () => void {
  const real = { ...pool };
  for (const [name, answer] of Object.entries(answers)) Object.assign(pool, { [name]: async () => answer });
  return () => void Object.assign(pool, real);
}
