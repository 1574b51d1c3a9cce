import { ShareRow } from '@gyg/design-system/details';
import { useShareRow } from '@gyg/platform';

export interface SharePageProps {
  /** The canonical path of the page to share. */
  path: string;
  title: string;
  /** The accessible name of the row: `Share this gyg`. */
  label: string;
}

/** Links to LinkedIn, Facebook, X and email, a button that copies the link, and the phone’s share sheet. */
export const SharePage = ({ path, title, label }: SharePageProps) => (
  <ShareRow label={label} {...useShareRow({ path, title })} />
);
