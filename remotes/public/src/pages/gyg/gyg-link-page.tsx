import { ErrorState } from '@gyg/design-system';
import { useLoadFailure, useParams } from '@gyg/platform';
import { GygSkeleton } from '../../features/gyg-profile';
import { InvalidLink } from '../../shared/invalid-link';
import { useGuestFirst } from '../../shared/use-guest-first';
import { GygView } from './gyg-view';

/** A gyg by its friendly url, which stays in the address bar. An unknown one shows a message. */
export function GygLinkPage() {
  const loadFailure = useLoadFailure();
  const { orgFriendlyUrl = '', gygFriendlyUrl = '' } = useParams();
  const { data, missing, thrown, retry } = useGuestFirst('findGygByUrl', { query: { orgFriendlyUrl, gygFriendlyUrl } });
  if (data !== undefined) return <GygView key={data.gyg.id} gygId={data.gyg.id} />;
  if (missing) return <InvalidLink />;
  if (thrown) return <ErrorState {...loadFailure(thrown, retry)} headingLevel={1} />;
  return <GygSkeleton />;
}
