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
  /** Makes the summary a heading as well, so that it is found among the page's headings. */
  headingLevel?: 2 | 3 | 4 | undefined;
  children: ReactNode;
}

/**
 * A native details element: opens and closes by itself, is found by the browser's search, needs no script. Several with one
 * `name` close each other. `open` is how it starts; `onToggle` hears what became of it. Ref and rest go to the details.
 */
export const Disclosure = (props: DisclosureProps) => {
  const { summary, icon, note, look = 'card', headingLevel, children, className, ...rest } = props;
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details className={classNames(s.root, className)} data-look={look} {...rest}>
      <summary className={s.summary}>
        {icon && <Icon name={icon} />}
        <Heading className={s.words}>{summary}</Heading>
        {note && <span className={s.note}>{note}</span>}
        <Icon name="chevron" className={s.chevron} />
      </summary>
      <div className={s.body}>{children}</div>
    </details>
  );
};
