import { useParams } from '@gyg/platform';
import { GygView } from './gyg-view';

/** A gyg by its id. */
export function GygPage() {
  const { gygId = '' } = useParams();
  return <GygView key={gygId} gygId={gygId} />;
}
