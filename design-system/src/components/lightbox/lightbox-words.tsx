import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import s from './lightbox.module.css';
import type { LightboxItem } from './lightbox-item';

/** The caption and its author. Long captions scroll, and are then reachable by keyboard. */
export const LightboxWords = ({ item }: { item: LightboxItem }): ReactNode => {
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
