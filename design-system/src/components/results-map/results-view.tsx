import { useRef, useState } from 'react';
import { upTo } from '../../../tokens/widths';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { GoalTile } from '../goal-tile/goal-tile';
import m from '../map/map.module.css';
import { moveByKey } from '../map/map-keys';
import { useMapGestures } from '../map/use-map-gestures';
import { ZoomButtons } from '../map/zoom-buttons';
import type { PinGroup } from './group-pins';
import s from './results-map.module.css';
import type { ResultPin, ResultsMapBase } from './results-map-props';
import { useResultsLeaflet } from './use-results-leaflet';

export interface ResultsViewProps extends ResultsMapBase {
  /** With {z}, {x} and {y}; null draws coasts and towns. */
  tileUrl: string | null;
  describedBy: string;
  /** Called when the first tiles have loaded, or the ground is drawn. */
  onReady: () => void;
  /** Called when neither could be loaded. */
  onFailure: () => void;
}

/** On narrow screens the map fills the view, so one finger and the wheel move it and not the page. */
const fillsScreen = () => matchMedia(upTo('compact')).matches;

/** The map itself, by Leaflet, with our pins above it. Heavy: loaded when the map is near the viewport. */
export function ResultsView(props: ResultsViewProps) {
  const { label, describedBy, tileUrl, pins, texts, renderCard, onArea } = props;
  const place = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const { map, groups, moved, visibleBox, approach } = useResultsLeaflet(place, props);
  const [free] = useState(fillsScreen);
  const hint = useMapGestures(place, map, free);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // A card stays only as long as its pin.
  const open = chosen.filter((id) => pins.some((pin) => pin.id === id));
  /** The focus of a card that closes goes back to its pin. */
  const close = () => {
    if (cards.current?.contains(document.activeElement))
      (layer.current?.querySelector<HTMLElement>('[aria-expanded="true"]') ?? place.current)?.focus();
    setChosen([]);
  };
  const choose = (ids: readonly string[]) => {
    if (ids.length === 1 || !approach(ids)) return setChosen(ids);
    // The pin is replaced by those that it stood for.
    place.current?.focus({ preventScroll: true });
    setChosen([]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the card from every control of the map
    <div ref={layer} className={s.layer} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <div
        ref={place}
        className={m.view}
        data-free={free || undefined}
        data-drawn={tileUrl === null || undefined}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is operated by keyboard, like an application
        tabIndex={0}
        onKeyDown={(event) => moveByKey(map.current, event)}
      />
      <div className={s.pins}>
        {groups.map((group) => (
          <MapPin
            key={group.ids.join(' ')}
            group={group}
            pins={pins}
            chosen={group.ids.some((id) => open.includes(id))}
            groupName={texts.group(group.ids.length)}
            onChoose={() => choose(group.ids)}
          />
        ))}
      </div>
      <div ref={cards} className={s.cards} aria-live="polite">
        {open.length > 0 && (
          <div className={s.card}>
            <IconButton className={s.close} icon="close" label={texts.close} onClick={close} />
            {open.map((id) => (
              <div key={id} className={s.entry}>
                {renderCard(id)}
              </div>
            ))}
          </div>
        )}
      </div>
      {hint && (
        <p className={m.hint} aria-hidden="true">
          {texts[hint]}
        </p>
      )}
      {moved && (
        <Button
          size="sm"
          icon="search"
          className={s.search}
          onClick={() => {
            const box = visibleBox();
            if (box) onArea(box);
          }}
        >
          {texts.searchArea}
        </Button>
      )}
      <ZoomButtons map={map} texts={texts} />
    </div>
  );
}

interface MapPinProps {
  group: PinGroup;
  pins: readonly ResultPin[];
  chosen: boolean;
  /** The name of a group of several ("3 gygs"). */
  groupName: string;
  onChoose: () => void;
}

/** A place on the map: a gyg with its goal and a short text, or the number of gygs in one place. */
const MapPin = ({ group, pins, chosen, groupName, onChoose }: MapPinProps) => {
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
