import { Icon, type IconProps } from '@gyg/design-system/shadow';
import type { ReactNode } from 'react';
import s from './frame.module.css';

interface NoteProps {
  icon: IconProps['name'];
  title: string;
  tone?: 'good' | 'neutral';
  /** It says what came of what the visitor has just done. */
  isNew?: boolean;
  children?: ReactNode;
}

/** What the visitor's situation is, with a mark. Its title takes the focus after an action that leads here. */
export const Note = ({ icon, title, tone = 'neutral', isNew = false, children }: NoteProps) => (
  <div className={s.note} data-tone={tone} part="note" role={isNew ? 'status' : undefined}>
    <span className={s.mark}>
      <Icon name={icon} size="sm" />
    </span>
    <div className={s.words}>
      <p className={s.noteTitle} tabIndex={-1} data-focus>
        {title}
      </p>
      {children}
    </div>
  </div>
);
