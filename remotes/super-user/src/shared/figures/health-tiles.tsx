import { Icon } from '@gyg/design-system';
import s from './health-tiles.module.css';

export interface HealthTile {
  name: string;
  /** Whether someone should look at it. */
  attention: boolean;
  state: string;
  note?: string | undefined;
  href?: string | undefined;
}

/** The parts of the platform, each with its state in words. */
export function HealthTiles({ label, tiles }: { label: string; tiles: readonly HealthTile[] }) {
  return (
    <ul className={s.tiles} aria-label={label}>
      {tiles.map(({ name, attention, state, note, href }) => (
        <li key={name} className={s.tile} data-attention={attention || undefined}>
          {href === undefined ? <b>{name}</b> : <a href={href}>{name}</a>}
          <span className={s.state}>
            {attention ? <Icon name="alert" /> : <span className={s.dot} aria-hidden="true" />}
            {state}
          </span>
          {note && <small className={s.note}>{note}</small>}
        </li>
      ))}
    </ul>
  );
}
