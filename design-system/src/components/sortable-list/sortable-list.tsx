import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { onDemand, useOnDemand } from '../../behaviour/on-demand';
import { rootOf } from '../../behaviour/root-of';
import { classNames } from '../../class-names';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { SortableParts } from './dragging';
import s from './sortable-list.module.css';
import type { SortableListTexts } from './sortable-list-texts';

const dragging = onDemand(() => import('./dragging').then((file) => file.Dragging));

export interface SortableItem {
  id: string;
}

export interface SortableListProps<Item extends SortableItem> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the list ("Gygs in the catalogue"). */
  label: string;
  items: readonly Item[];
  /** An item's name, for its buttons and for announcements. */
  nameOf: (item: Item) => string;
  /** Draws an item. */
  children: (item: Item, index: number) => ReactNode;
  /** Called with all ids in their new order; the order belongs to the parent. */
  onOrderChange: (ids: string[]) => void;
  texts: SortableListTexts;
  /** Buttons that move an item up and down; shown by default. */
  moveButtons?: boolean | undefined;
  /** Further actions of an item, at the end of its row. */
  actions?: ((item: Item) => ReactNode) | undefined;
  /** Shows each item's position. */
  numbered?: boolean | undefined;
}

/** The ids with one of them at another position; undefined if nothing changes. */
const moved = (ids: readonly string[], id: string, to: number): string[] | undefined => {
  if (to < 0 || to >= ids.length || ids[to] === id) return undefined;
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
};

/**
 * A list in an order that people choose: by dragging a handle, by keys on the handle, or by buttons. The code for
 * dragging loads when the list is shown; until then the buttons work. `ref` and other props go to the root element.
 */
export const SortableList = <Item extends SortableItem>(props: SortableListProps<Item>) => {
  const { label, items, nameOf, children, onOrderChange, texts, ...more } = props;
  const { moveButtons = true, actions, numbered, className, ...rest } = more;
  const { part: Dragging, failed } = useOnDemand(dragging, true);
  const [announcement, announce] = useState('');
  const [lifted, setLifted] = useState<string>();
  const parts = useRef<SortableParts>(new Map());
  const help = useId();
  const ids = items.map(({ id }) => id);
  const keepPress = useKeptPress(ids.join());

  const place = (id: string, index = ids.indexOf(id)) => {
    const item = items.find((candidate) => candidate.id === id);
    return { name: item ? nameOf(item) : '', position: index + 1, total: items.length };
  };
  const moveTo = (id: string, to: number) => {
    const next = moved(ids, id, to);
    announce(texts.dropped(place(id, next ? to : undefined)));
    if (next) onOrderChange(next);
  };

  return (
    <div className={classNames(s.root, className)} {...rest}>
      <ol className={s.list} aria-label={label} data-sorting={lifted !== undefined || undefined}>
        {items.map((item, index) => (
          <SortableRow
            key={item.id}
            id={item.id}
            name={nameOf(item)}
            position={numbered ? index + 1 : undefined}
            parts={parts.current}
            texts={texts}
            help={Dragging ? help : undefined}
            lifted={lifted === item.id}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            onMove={
              moveButtons || failed
                ? (step, button) => {
                    keepPress(button);
                    moveTo(item.id, index + step);
                  }
                : undefined
            }
            actions={actions?.(item)}
          >
            {children(item, index)}
          </SortableRow>
        ))}
      </ol>
      <span hidden id={help}>
        {texts.instructions}
      </span>
      {Dragging && (
        <Dragging
          ids={ids}
          parts={parts.current}
          onLift={(id) => {
            setLifted(id);
            announce(texts.lifted(place(id)));
          }}
          onOver={(id, index) => announce(texts.moved(place(id, index)))}
          onDrop={(id, index) => {
            setLifted(undefined);
            moveTo(id, index);
          }}
          onCancel={(id) => {
            setLifted(undefined);
            announce(texts.cancelled(place(id)));
          }}
        />
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
};

/**
 * Keeps the focus on a pressed button: when the browser moves its row to another position, it drops the focus. Returns
 * the function that is called with the button.
 */
function useKeptPress(order: string): (button: HTMLElement) => void {
  const pressed = useRef<HTMLElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have moved
  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = undefined;
    if (button?.isConnected && rootOf(button).activeElement !== button) button.focus();
  }, [order]);
  return (button) => {
    pressed.current = button;
  };
}

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
const SortableRow = (props: SortableRowProps) => {
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
