import { useLocation, useNavigate } from '@gyg/platform';
import { useEffect, useRef, useState } from 'react';
import { addressOf, readAddress } from './booking-address';
import { type BookingChoice, type RefusedNeed, type Stage, stages, stageToShow } from './booking-choice';

const isStage = (value: unknown): value is Stage => stages.some((stage) => stage === value);

/** The stages of the flow that come before this one in the history. */
function trailOf(state: unknown): readonly Stage[] {
  const trail: unknown = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : undefined;
  return Array.isArray(trail) ? trail.filter(isStage) : [];
}

/**
 * The stage in the address, which also contains the choices: a reload and a shared address open it again, and the
 * browser's back button goes one stage back. Choices are kept wherever the history leads. `active` is false once booked.
 */
export function useStages(choice: BookingChoice, refused: RefusedNeed | undefined, active: boolean) {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  // A stage stays until the history leads to another one: answering its last question does not leave it.
  const [entry, setEntry] = useState({ key: '', stage: readAddress(query).stage });
  const stage = stageToShow(entry.key === key ? entry.stage : readAddress(query).stage, choice);
  if (entry.key !== key || entry.stage !== stage) setEntry({ key, stage });
  const trail = trailOf(state);
  /** A stage to show once the history is back at the first entry of the flow. */
  const wanted = useRef<Stage>(undefined);
  const [opened] = useState(choice);

  useEffect(() => {
    // Do not replace an unchanged address: that would cancel a navigation to another page that has already started.
    if (!active || (choice === opened && wanted.current === undefined)) return;
    const isBack = wanted.current !== undefined && trail.length === 0;
    const next = addressOf(query, choice, (isBack ? wanted.current : undefined) ?? stage, refused);
    if (isBack) wanted.current = undefined;
    if (next !== search) void navigate({ pathname, search: next, hash }, { replace: true, state });
  });

  return {
    stage,
    /** Goes on to a later stage, as a new entry of the history. */
    goOn(to: Stage) {
      const next = addressOf(query, choice, to, refused);
      void navigate({ pathname, search: next }, { state: { trail: [...trail, stage] } });
    },
    /** Goes to an earlier stage: back in the history if it came before. */
    goBack(to: Stage) {
      const place = trail.lastIndexOf(to);
      if (place >= 0) return void navigate(place - trail.length);
      if (trail.length > 0) {
        wanted.current = to;
        return void navigate(-trail.length);
      }
      void navigate({ pathname, search: addressOf(query, choice, to, refused) }, { replace: true, state });
    },
  };
}
