import type { HostedList } from '../model/hosted-list';

/** What each part of the hosted gygs' screen is given. */
export interface HostedPartProps {
  organizationId: string;
  list: HostedList;
  onChange: (changes: Partial<HostedList>, options?: { replace?: boolean }) => void;
}
