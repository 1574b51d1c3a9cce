import type { HostedList } from '../model/hosted-list';

/** The props of each part of the hosted gygs' screen. */
export interface HostedPartProps {
  organizationId: string;
  list: HostedList;
  onChange: (changes: Partial<HostedList>, options?: { replace?: boolean }) => void;
}
