import type { Diagnostics } from '@gyg/contract';
import type { ApiContext } from '../../../api-context';
import { limitClasses } from '../../../http/limits/limit-classes';

/** All limits with what was counted; none where limits are off. */
export function limitsInUse(
  { config, furtherLimits }: Pick<ApiContext, 'config' | 'furtherLimits'>,
  counts: ReadonlyMap<string, number>,
): Diagnostics['limits'] {
  if (config.rateLimits === 'off') return [];
  const ofCalls = Object.entries(limitClasses).map(([name, { calls, window }]) => ({ name, max: calls, window }));
  return [...ofCalls, ...furtherLimits].map(({ name, max, window }) => ({
    name,
    max,
    windowSeconds: window / 1000,
    calls: counts.get(`limit.${name}.calls`) ?? 0,
    refused: counts.get(`limit.${name}.refused`) ?? 0,
    highestPercent: counts.get(`limit.${name}.highest`) ?? 0,
  }));
}
