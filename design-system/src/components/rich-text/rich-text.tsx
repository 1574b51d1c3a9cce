import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import s from './rich-text.module.css';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML that the API sanitised when it was stored. Never pass anything else. */
  html: string;
}

/** User-written text: paragraphs, headings, lists, links, pictures. */
export const RichText = ({ html, className, ...rest }: RichTextProps) => (
  <div
    className={classNames(s.root, className)}
    {...rest}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API when stored (see the prop's comment)
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
