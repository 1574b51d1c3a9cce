import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';

/** What starts a drag, as handlers of the handle. */
interface HandleEvents {
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The elements of each row, by id, and their handlers once dragging has loaded. */
export type SortableParts = Map<
  string,
  { row: HTMLElement | null; handle: HTMLElement | null; events?: HandleEvents | undefined }
>;

export interface DraggingProps {
  ids: readonly string[];
  parts: SortableParts;
  onLift: (id: string) => void;
  /** The index, from 0, that the item would have now. */
  onOver: (id: string, index: number) => void;
  onDrop: (id: string, index: number) => void;
  onCancel: (id: string) => void;
}

/** Up and down, and not out of the list, which would make the page longer. */
const insideList: Modifier = ({ transform, draggingNodeRect: row, containerNodeRect: list }) => {
  if (!row || !list) return { ...transform, x: 0 };
  const y = Math.min(Math.max(transform.y, list.top - row.top), list.bottom - row.bottom);
  return { ...transform, x: 0, y };
};
/** A press that moves less is not a drag. */
const activationConstraint = { distance: 4 };
const nothing = () => undefined;
/** The list announces everything itself, in the page's language. */
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
};

/** Dragging by pointer and keys for the rows of a list; it draws nothing itself. */
export const Dragging = ({ ids, parts, onLift, onOver, onDrop, onCancel }: DraggingProps) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const announced = useRef(-1);
  const indexOf = (id: UniqueIdentifier) => ids.indexOf(String(id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[insideList]}
      accessibility={silent}
      onDragStart={({ active }) => {
        announced.current = indexOf(active.id);
        onLift(String(active.id));
      }}
      onDragOver={({ active, over }) => {
        const index = over ? indexOf(over.id) : -1;
        if (index < 0 || index === announced.current) return;
        announced.current = index;
        onOver(String(active.id), index);
      }}
      onDragEnd={({ active, over }) => onDrop(String(active.id), indexOf((over ?? active).id))}
      onDragCancel={({ active }) => onCancel(String(active.id))}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <DraggedRow key={id} id={id} parts={parts} />
        ))}
      </SortableContext>
    </DndContext>
  );
};

/** Connects one row's elements to the library. */
const DraggedRow = ({ id, parts }: { id: string; parts: SortableParts }) => {
  const { setNodeRef, setActivatorNodeRef, listeners, transform } = useSortable({ id });
  useLayoutEffect(() => {
    const part = parts.get(id);
    setNodeRef(part?.row ?? null);
    setActivatorNodeRef(part?.handle ?? null);
  }, [parts, id, setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(() => {
    const part = parts.get(id);
    if (!part) return;
    part.events = {
      onPointerDown: (event) => listeners?.onPointerDown?.(event),
      onKeyDown: (event) => listeners?.onKeyDown?.(event),
    };
  }, [parts, id, listeners]);
  const shift = transform?.y ?? 0;
  useLayoutEffect(() => {
    parts.get(id)?.row?.style.setProperty('--shift', `${shift}px`);
  }, [parts, id, shift]);
  return null;
};
