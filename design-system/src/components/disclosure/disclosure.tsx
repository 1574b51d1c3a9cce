import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'children'> {
  summary: ReactNode;
  icon?: IconName | undefined;
  /** Shown in a quiet style after the summary ("2 chosen"). */
  note?: ReactNode | undefined;
  /** `card` is a panel; `line` is an item of a list. */
  look?: 'card' | 'line' | undefined;
  /** Makes the summary a heading too, so that screen readers list it among the page's headings. */
  headingLevel?: 2 | 3 | 4 | undefined;
  children: ReactNode;
}

/**
 * A native `details` element: works without script, and the browser's search finds its content. Several with one `name`
 * close each other. `open` is the initial state; `onToggle` is called on each change. `ref` and other props go to the
 * details element.
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
