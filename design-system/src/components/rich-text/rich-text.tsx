import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './rich-text.module.css';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Html that the api has already sanitised when it was written. Never pass anything else. */
  html: string;
}

/** A page's own text: paragraphs, headings, lists, links, pictures. */
export const RichText = ({ html, className, ...rest }: RichTextProps) => (
  <div
    className={classNames(s.root, className)}
    {...rest}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the api when written (see the prop's comment)
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
