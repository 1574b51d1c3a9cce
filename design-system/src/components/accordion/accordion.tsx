import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Disclosure } from '../disclosure/disclosure';
import s from './accordion.module.css';

export interface AccordionItem {
  id: string;
  summary: ReactNode;
  content: ReactNode;
  /** How it starts. */
  open?: boolean | undefined;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /** Items with one name close each other; leave out to let several be open. Unlike any other of the page. */
  name?: string | undefined;
  /** Summaries are headings of this level, as questions on a page are. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A list of disclosures. Native, so that the browser's search finds what is closed and opens it. */
export const Accordion = ({ name, items, headingLevel, className, ...rest }: AccordionProps) => (
  <div className={classNames(s.root, className)} {...rest}>
    {items.map(({ id, summary, content, open }) => (
      <Disclosure key={id} look="line" {...{ summary, name, open, headingLevel }}>
        {content}
      </Disclosure>
    ))}
  </div>
);
