import type { ComponentPropsWithRef } from 'react';
import { goalGlyph } from '../../../art/goal-glyphs';
import { classNames } from '../../class-names';
import s from './goal-tile.module.css';

export interface GoalTileProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'title'> {
  /** The goal's number, 1 to 17. */
  goal: number;
  /** The goal's name for screen readers and as tooltip ("Goal 14: Life below water"); without it the tile is decoration. */
  title?: string | undefined;
  /** 32, 44 or 64 px; or a profile's 40, 60 and 80. */
  size?: 'sm' | 'md' | 'lg' | 40 | 60 | 80 | undefined;
  /** Shows the number beside the glyph; from 60 px. */
  numbered?: boolean | undefined;
  /** A border in the surface's colour, for tiles that overlap a picture's edge. */
  framed?: boolean | undefined;
}

/** A goal's glyph on its colour. */
export const GoalTile = ({ goal, title, size = 'md', numbered, framed, className, ...rest }: GoalTileProps) => (
  <span
    className={classNames(s.root, className)}
    data-goal={goal}
    data-size={size}
    data-numbered={numbered || undefined}
    data-framed={framed || undefined}
    {...(title ? { role: 'img', 'aria-label': title, title } : { 'aria-hidden': true })}
    {...rest}
  >
    <GoalGlyph goal={goal} className={s.glyph} />
  </span>
);

export interface GoalGlyphProps extends ComponentPropsWithRef<'svg'> {
  /** The goal's number, 1 to 17. */
  goal: number;
}

/** A goal's glyph alone, in the colour of the text around it. */
export const GoalGlyph = ({ goal, className, ...rest }: GoalGlyphProps) => (
  <svg viewBox="0 0 32 32" className={classNames(s.line, className)} aria-hidden="true" focusable="false" {...rest}>
    <path d={goalGlyph(goal)} />
  </svg>
);
