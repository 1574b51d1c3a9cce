import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './panel.module.css';

export interface PanelProps extends ComponentPropsWithRef<'div'> {
  /** `sunken` is for panels inside a card, `danger` for actions that cannot be undone. */
  tone?: 'plain' | 'sunken' | 'danger' | undefined;
  /** 16, 24, or depending on the window 16 to 32 px; `none` for a picture or a table that fills it. */
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
}

/** A card on the page's background that groups related content. */
export const Panel = ({ tone = 'plain', padding = 'medium', className, ...rest }: PanelProps) => (
  <div className={classNames(s.root, className)} data-tone={tone} data-padding={padding} {...rest} />
);
