import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useControlled } from '../../behaviour/use-controlled';
import { useMergedRef } from '../../behaviour/use-merged-ref';
import { asksToClose, useModal } from '../../behaviour/use-modal';
import { classNames } from '../../class-names';
import { IconButton } from '../button/icon-button';
import s from './lightbox.module.css';
import type { LightboxItem, LightboxTexts } from './lightbox-item';
import { LightboxPicture } from './lightbox-picture';

export interface LightboxProps extends Omit<ComponentPropsWithRef<'dialog'>, 'children' | 'open' | 'onClose'> {
  items: readonly LightboxItem[];
  /** The index of the shown item, from 0; `null` closes it. Omit it to leave the component uncontrolled. */
  at?: number | null | undefined;
  defaultAt?: number | null | undefined;
  /**
   * Called by the buttons, arrow keys and swipes; with `null` by Escape, the close button, and a press beside the
   * picture.
   */
  onAtChange?: ((at: number | null) => void) | undefined;
  texts: LightboxTexts;
}

const itself = (element: HTMLElement) => element;

/** Pictures in full, one at a time, with their captions. A native modal dialog; loads nothing before it opens. */
export const Lightbox = (props: LightboxProps) => {
  const { items, at: wanted, defaultAt = null, onAtChange, texts, className, ref, ...rest } = props;
  const [at, setAt] = useControlled(wanted, defaultAt, onAtChange);
  const item = at === null ? undefined : items[at];
  const dialog = useRef<HTMLDialogElement>(null);
  const mergedRef = useMergedRef(dialog, ref);
  const positionId = useId();
  useModal(dialog, item !== undefined, itself);
  useNextPicture(at === null ? undefined : items[at + 1]?.picture?.src);

  const go = (to: number | null) => {
    if (to === null || items[to]) setAt(to);
  };
  const step = (by: number) => at !== null && go(at + by);
  const close = () => go(null);
  const asks = asksToClose(close);
  const onKeyDown = (event: KeyboardEvent) => {
    asks.onKeyDown(event);
    const target = { ArrowLeft: (at ?? 0) - 1, ArrowRight: (at ?? 0) + 1, Home: 0, End: items.length - 1 }[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(target);
  };
  const many = items.length > 1;

  return (
    <dialog
      ref={mergedRef}
      className={classNames(s.root, className)}
      data-theme="dark"
      data-bare={(item && !(item.picture && (item.caption || item.credit))) || undefined}
      aria-label={texts.label}
      aria-describedby={many && item ? positionId : undefined}
      tabIndex={-1}
      onCancel={asks.onCancel}
      onKeyDown={onKeyDown}
      {...rest}
    >
      {item && at !== null && (
        <>
          <Stage item={item} texts={texts} onStep={step} onClose={close} />
          {item.picture && <LightboxWords key={item.id} item={item} />}
          {many && (
            <>
              <p className={s.position} id={positionId} aria-live="polite">
                {texts.position(at + 1, items.length)}
              </p>
              <IconButton
                className={s.previous}
                icon="arrow-back"
                label={texts.previous}
                aria-disabled={at === 0 || undefined}
                onClick={() => step(-1)}
              />
              <IconButton
                className={s.next}
                icon="arrow"
                label={texts.next}
                aria-disabled={at === items.length - 1 || undefined}
                onClick={() => step(1)}
              />
            </>
          )}
          <IconButton className={s.close} icon="close" label={texts.close} onClick={close} />
        </>
      )}
    </dialog>
  );
};

interface StageProps {
  item: LightboxItem;
  texts: LightboxTexts;
  onStep: (by: -1 | 1) => void;
  onClose: () => void;
}

const Stage = ({ item, texts, onStep, onClose }: StageProps) => {
  const swipe = useSwipe(onStep);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; Escape and the button do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={s.stage}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      {...swipe}
    >
      {item.picture ? (
        <LightboxPicture key={item.id} picture={item.picture} texts={texts} />
      ) : (
        <LightboxWords key={item.id} item={item} />
      )}
    </div>
  );
};

/** Preloads the next picture. */
const useNextPicture = (src: string | undefined) => {
  useEffect(() => {
    if (src === undefined) return;
    const image = new Image();
    image.src = src;
  }, [src]);
};

/** The caption and its author. Long captions scroll, and are then reachable by keyboard. */
const LightboxWords = ({ item }: { item: LightboxItem }): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  const { caption, captionLang, credit, detail, goal, action } = item;
  if (!caption && !credit && !detail && !action) return null;
  return (
    <div ref={box} className={s.words} data-goal={goal} {...(scrolls && { tabIndex: 0 })}>
      {(credit || detail) && (
        <p className={s.by}>
          {credit && <span className={s.credit}>{credit}</span>}
          {detail && <span className={s.detail}>{detail}</span>}
        </p>
      )}
      {caption && (
        <p className={s.caption} lang={captionLang}>
          {caption}
        </p>
      )}
      {action && <div className={s.action}>{action}</div>}
    </div>
  );
};

/** The horizontal distance in px that counts as a swipe. */
const far = 48;

/**
 * A horizontal swipe by touch or pen: `-1` to the right (back), `1` to the left (forward). Mouse users have the
 * buttons.
 */
const useSwipe = (onSwipe: (step: -1 | 1) => void) => {
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger zooms.
      from.current =
        event.pointerType !== 'mouse' && event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current || !event.isPrimary) return;
      const x = event.clientX - from.current.x;
      const y = event.clientY - from.current.y;
      from.current = undefined;
      if (Math.abs(x) > far && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
};
