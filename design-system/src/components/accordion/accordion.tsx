import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Disclosure } from '../disclosure/disclosure';
import s from './accordion.module.css';

export interface AccordionItem {
  id: string;
  summary: ReactNode;
  content: ReactNode;
  /** Whether the item is open initially. */
  open?: boolean | undefined;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly AccordionItem[];
  /** Items with the same name close each other; omit it to allow several open items. Must be unique on the page. */
  name?: string | undefined;
  /** Makes the summaries headings of this level, for questions on a page. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A list of disclosures. Native `details` elements, so that the browser's search finds and opens closed content. */
export const Accordion = ({ name, items, headingLevel, className, ...rest }: AccordionProps) => (
  <div className={classNames(s.root, className)} {...rest}>
    {items.map(({ id, summary, content, open }) => (
      <Disclosure key={id} look="line" {...{ summary, name, open, headingLevel }}>
        {content}
      </Disclosure>
    ))}
  </div>
);
