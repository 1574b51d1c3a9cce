import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './prose.module.css';

export interface ProseProps extends ComponentPropsWithRef<'div'> {
  /** `lead` for a few sentences that introduce a page; `md` for texts; `sm` for small print. */
  size?: 'sm' | 'md' | 'lead' | undefined;
}

/**
 * A column of running text: paragraphs, headings, lists, links, quotes, terms. For the site's own texts; for user
 * content use RichText.
 */
export const Prose = ({ size = 'md', className, ...rest }: ProseProps) => (
  <div className={classNames(s.root, className)} data-size={size} {...rest} />
);
