import type { Gyg } from '@gyg/contract';
import { call, type Language, queryOptions, toLanguage, useQuery } from '@gyg/platform';
import { type TargetSubject, targetSubject } from '../model/target-subject';

interface TargetName {
  text: string;
  /** The language of a gyg's title. */
  lang?: Language;
}

const titleOf = ({ title, language }: Pick<Gyg, 'title' | 'language'>): TargetName => ({
  text: title,
  lang: toLanguage(language),
});

async function getName(subject: TargetSubject, signal: AbortSignal): Promise<TargetName> {
  if (subject.kind === 'gyg') return titleOf(await call('getGyg', { params: { gygId: subject.gygId } }, { signal }));
  if (subject.kind === 'organization') {
    const params = { organizationId: subject.friendlyUrl };
    return { text: (await call('getOrganization', { params }, { signal })).name };
  }
  const { orgFriendlyUrl, gygFriendlyUrl } = subject;
  return titleOf((await call('findGygByUrl', { query: { orgFriendlyUrl, gygFriendlyUrl } }, { signal })).gyg);
}

const targetNameOptions = (target: string) =>
  queryOptions({
    queryKey: ['target-name', target],
    queryFn: async ({ signal }) => {
      const subject = targetSubject(target);
      return subject === undefined ? null : getName(subject, signal);
    },
    // A button without the name still leads there.
    retry: false,
  });

/** The title of the gyg or the name of the organisation that a path leads to; undefined if unknown or not loaded. */
export const useTargetName = (target: string): TargetName | undefined =>
  useQuery(targetNameOptions(target)).data ?? undefined;
