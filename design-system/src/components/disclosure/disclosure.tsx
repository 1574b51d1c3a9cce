import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'children'> {
  summary: ReactNode;
  icon?: IconName | undefined;
  /** Stands quietly after the summary ("2 chosen"). */
  note?: ReactNode | undefined;
  /** `card` is a panel of its own; `line` is one of a list. */
  look?: 'card' | 'line' | undefined;
  children: ReactNode;
}

/** A native details element. Items of one accordion share a `name`, so that one is open at a time. */
export const Disclosure = ({ summary, icon, note, look = 'card', children, className, ...rest }: DisclosureProps) => (
  <details className={classNames(s.root, className)} data-look={look} {...rest}>
    <summary className={s.summary}>
      {icon && <Icon name={icon} />}
      <span>{summary}</span>
      {note && <span className={s.note}>{note}</span>}
      <Icon name="chevron" className={s.chevron} />
    </summary>
    <div className={s.body}>{children}</div>
  </details>
);

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Items with one name close each other; leave out to let several be open. */
  name?: string | undefined;
  items: readonly { id: string; summary: ReactNode; content: ReactNode; open?: boolean }[];
}

/** A list of disclosures. */
export const Accordion = ({ name, items, className, ...rest }: AccordionProps) => (
  <div className={classNames(s.accordion, className)} {...rest}>
    {items.map((item) => (
      <Disclosure key={item.id} summary={item.summary} look="line" name={name} open={item.open}>
        {item.content}
      </Disclosure>
    ))}
  </div>
);
