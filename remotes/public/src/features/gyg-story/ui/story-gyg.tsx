import type { Gyg } from '@gyg/contract';
import { useFormat } from '@gyg/platform';
import { GygRow } from '../../../shared/gyg-row';
import { takesBookings } from '../../../shared/gyg-state';
import { useWanted } from '../../../shared/use-wanted';

/** The gyg that a story is about: when it is, and what is still wanted. */
export function StoryGyg({ gyg }: { gyg: Gyg }) {
  const { gygCard } = useFormat();
  const wanted = useWanted();
  const { main, dateTime } = gygCard(gyg);
  return (
    <GygRow gyg={gyg}>
      <time dateTime={dateTime}>{main}</time>
      {takesBookings(gyg.state) && <p>{wanted(gyg)}</p>}
    </GygRow>
  );
}
