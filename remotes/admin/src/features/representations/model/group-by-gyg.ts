import type { Locale, RepresentationRequest } from '@gyg/contract';

export interface GygRequests {
  readonly gygId: string;
  readonly title: string;
  /** The language of the title. */
  readonly language: Locale;
  readonly goal: number;
  readonly startDateTime: string;
  readonly requests: readonly RepresentationRequest[];
}

/** Requests by gyg, in the order of the list, which is by the start of the gyg for those that wait. */
export function groupByGyg(requests: readonly RepresentationRequest[]): GygRequests[] {
  const groups = new Map<string, RepresentationRequest[]>();
  for (const request of requests) groups.set(request.gygId, [...(groups.get(request.gygId) ?? []), request]);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { gygId, gygTitle: title, gygLanguage: language, sdgGoalId: goal, startDateTime } = first;
    return [{ gygId, title, language, goal, startDateTime, requests: own }];
  });
}
