import { GoalTile } from '../goal-tile/goal-tile';
import type { PinGroup } from './group-pins';
import s from './results-map.module.css';
import type { ResultPin } from './results-map-props';

export interface MapPinProps {
  group: PinGroup;
  pins: readonly ResultPin[];
  chosen: boolean;
  /** The name of a group of several ("3 gygs"). */
  groupName: string;
  onChoose: () => void;
}

/** A place on the map: a gyg with its goal and a short text, or the number of gygs in one place. */
export const MapPin = ({ group, pins, chosen, groupName, onChoose }: MapPinProps) => {
  const pin = pins.find(({ id }) => id === group.ids[0]);
  if (!pin) return null;
  const several = group.ids.length > 1;
  return (
    <button
      type="button"
      className={s.pin}
      data-several={several || undefined}
      data-goal={several ? undefined : pin.goal}
      aria-expanded={chosen}
      aria-label={several ? groupName : pin.name}
      // Set from script, which the content security policy allows.
      style={{ left: `${Math.round(group.x)}px`, top: `${Math.round(group.y)}px` }}
      onClick={onChoose}
    >
      {several ? (
        group.ids.length
      ) : (
        <>
          <GoalTile goal={pin.goal} size="sm" className={s.goal} />
          {pin.label}
        </>
      )}
    </button>
  );
};
