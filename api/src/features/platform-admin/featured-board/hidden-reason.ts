import type { Gyg, HiddenReason } from '@gyg/contract';
import { isPublished } from '../../gygs';
import type { OrganizationRow } from '../../organizations';
import type { StoryRow } from '../../stories';

export const reasonOfOrganization = ({ profileVisible }: OrganizationRow): HiddenReason | null =>
  profileVisible ? null : 'HIDDEN';

export function reasonOfGyg({ state, hidden }: Gyg): HiddenReason | null {
  if (state === 'CREATED') return 'DRAFT';
  if (hidden) return 'HIDDEN';
  return state === 'FINISHED' ? 'FINISHED' : null;
}

export function reasonOfStory(row: StoryRow): HiddenReason | null {
  const { status, consent, gygHidden } = row;
  if (consent === 'WITHDRAWN') return 'CONSENT_WITHDRAWN';
  if (status !== 'APPROVED') return 'NOT_APPROVED';
  if (!isPublished(row)) return 'DRAFT';
  return gygHidden ? 'HIDDEN' : null;
}
