import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import type { SortableParts } from './dragging';
import s from './sortable-list.module.css';
import type { SortableListTexts } from './sortable-list-texts';

interface SortableRowProps {
  id: string;
  name: string;
  position: number | undefined;
  /** Where the row registers its elements, for the code that drags it. */
  parts: SortableParts;
  texts: SortableListTexts;
  /** The id of the instructions; undefined until dragging has loaded. */
  help: string | undefined;
  lifted: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Without it the buttons are not shown. */
  onMove: ((step: 1 | -1, button: HTMLElement) => void) | undefined;
  actions: ReactNode;
  children: ReactNode;
}

/**
 * A row of a SortableList. It is the same element before and after dragging has loaded, so that fields in it keep their
 * text and focus.
 */
export const SortableRow = (props: SortableRowProps) => {
  const { id, name, position, parts, texts, help, lifted, isFirst, isLast, onMove, actions, children } = props;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    parts.set(id, { row: row.current, handle: handle.current });
    return () => {
      parts.delete(id);
    };
  }, [parts, id]);
  return (
    <li ref={row} className={s.row} data-lifted={lifted || undefined}>
      <button
        ref={handle}
        type="button"
        className={s.handle}
        aria-label={texts.handle(name)}
        title={texts.handle(name)}
        aria-describedby={help}
        aria-disabled={help === undefined || undefined}
        aria-pressed={lifted}
        onPointerDown={(event) => parts.get(id)?.events?.onPointerDown(event)}
        onKeyDown={(event) => parts.get(id)?.events?.onKeyDown(event)}
      >
        <Icon name="grip" />
      </button>
      {position !== undefined && (
        <span className={s.position} aria-hidden="true">
          {position}
        </span>
      )}
      <div className={s.content}>{children}</div>
      {(onMove || actions) && (
        <div className={s.actions}>
          {onMove && (
            <>
              <IconButton
                icon="arrow-up"
                label={texts.up(name)}
                aria-disabled={isFirst || undefined}
                onClick={(event) => onMove(-1, event.currentTarget)}
              />
              <IconButton
                icon="arrow-down"
                label={texts.down(name)}
                aria-disabled={isLast || undefined}
                onClick={(event) => onMove(1, event.currentTarget)}
              />
            </>
          )}
          {actions}
        </div>
      )}
    </li>
  );
};
