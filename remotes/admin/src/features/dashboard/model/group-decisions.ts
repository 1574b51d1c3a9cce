import type { Decision } from '@gyg/contract';

/** Decisions about one gyg, or about the organisation itself (`gyg` is null). */
export interface DecisionGroup {
  readonly gyg: Decision['gyg'];
  readonly decisions: readonly Decision[];
}

/** A decision's key among all decisions of an organisation. */
export const keyOf = ({ kind, targetId }: Decision): string => `${kind} ${targetId}`;

/** Groups decisions by gyg in the order in which each group first appears. */
export function groupDecisions(decisions: readonly Decision[]): DecisionGroup[] {
  const gygs = new Map(decisions.map(({ gyg }) => [gyg?.id, gyg]));
  return [...gygs].map(([id, gyg]) => ({ gyg, decisions: decisions.filter((decision) => decision.gyg?.id === id) }));
}
