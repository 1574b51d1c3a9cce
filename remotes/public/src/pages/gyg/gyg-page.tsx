import { useParams } from '@gyg/platform';
import { GygView } from './gyg-view';

/** A gyg by its id (specification 2.5). */
export function GygPage() {
  const { gygId = '' } = useParams();
  return <GygView key={gygId} gygId={gygId} />;
}
