import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { Page } from './layout';
import s from './section.module.css';

export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title?: ReactNode | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** `small` for headings beside larger ones. */
  size?: 'normal' | 'small' | undefined;
  /** Shown at the end of the heading's line: a MoreLink, a select. */
  action?: ReactNode | undefined;
  lead?: ReactNode | undefined;
  /** `band` is the dark green strip across the page, `sunken` a quieter background; both bring their own gutters. */
  tone?: 'plain' | 'band' | 'sunken' | undefined;
  /** Space above and below: a section of a page (96 px), or of a column (`tight`). */
  spacing?: 'page' | 'tight' | 'none' | undefined;
}

/**
 * A titled section of a page, named by its heading. Only top-level sections are landmarks: nested ones ("Skills", below
 * "Coming" and again below "Past") are found by their headings, and would be too many landmarks.
 */
export const Section = (props: SectionProps) => {
  const { title, headingLevel = 2, size = 'normal', action, lead, tone = 'plain', spacing = 'page', ...others } = props;
  const { children, className, ...rest } = others;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const content = (
    <>
      {(title || action) && (
        <div className={s.head} data-size={size}>
          {title && (
            <Heading id={id} className={s.title}>
              {title}
            </Heading>
          )}
          {action}
        </div>
      )}
      {lead && <p className={s.lead}>{lead}</p>}
      {children}
    </>
  );
  return (
    <section
      className={classNames(s.root, className)}
      data-tone={tone}
      data-spacing={spacing}
      aria-labelledby={title && headingLevel === 2 ? id : undefined}
      {...rest}
    >
      {tone === 'plain' ? <div>{content}</div> : <Page>{content}</Page>}
    </section>
  );
};
