import { TextButton } from '@gyg/design-system/elements';
import type { CSSProperties, ReactNode } from 'react';
import { commonTexts } from './common-texts';
import s from './frame.module.css';
import type { FrameLook } from './use-frame';

interface FrameProps extends FrameLook {
  /** `loading`, `failed`, or what the element shows; for the author's styles and for tests. */
  status: string;
  children: ReactNode;
}

/** The base of an element: language, direction, theme and font, the author's settings, and the line with the platform's name. */
export function Frame({ around, language, theme, bg, width, room, isOwn, origin, status, children }: FrameProps) {
  const style: CSSProperties & Record<'--face' | '--room', string> = {
    '--face': around.face,
    '--room': `${room}px`,
    width: `${width}%`,
    backgroundColor: bg,
  };
  return (
    <div
      className={s.base}
      part="base"
      lang={language}
      // The page may be written from right to left; these texts are not.
      dir="ltr"
      data-theme={theme}
      data-status={status}
      data-own={isOwn || undefined}
      data-filled={bg !== undefined || undefined}
      style={style}
    >
      <div className={s.content} aria-busy={status === 'loading'}>
        {children}
        <p className={s.footer} part="footer">
          {commonTexts[language].poweredBy} <a href={origin}>Gyg</a>
        </p>
      </div>
    </div>
  );
}

interface FallbackProps extends Pick<FrameLook, 'language'> {
  /** What to say if the author has put nothing into the tag. */
  children: ReactNode;
  onRetry: () => void;
}

/** For what could not be loaded: the author's own content, or a sentence, and a quiet way to try again. */
export const Fallback = ({ language, children, onRetry }: FallbackProps) => (
  <div className={s.fallback} part="error" role="status">
    <slot>{children}</slot>
    <TextButton variant="standalone" icon="refresh" part="button" data-focus onClick={onRetry}>
      {commonTexts[language].retry}
    </TextButton>
  </div>
);

/** Classes for what stands on the frame. */
export const frameClasses = {
  card: s.card,
  actions: s.actions,
  form: s.form,
  link: s.link,
  soft: s.soft,
  text: s.text,
  title: s.noteTitle,
};
