import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import { Icon } from '../icon/icon';
import s from './action-card.module.css';

export interface ActionCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  icon?: IconName | undefined;
  title: ReactNode;
  text?: ReactNode | undefined;
  /** The address that the whole card links to. */
  href?: string | undefined;
  /** What needs attention ("3 to answer"), read together with the title. */
  note?: ReactNode | undefined;
  /** A button, for cards that are not links. */
  action?: ReactNode | undefined;
  /** The goal whose colour is on the card's edge. */
  goal?: number | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A dashboard shortcut (the whole card is a link), or a first step with a button. */
export const ActionCard = (props: ActionCardProps) => {
  const { icon, title, text, href, note, action, goal, headingLevel = 3, className, ...rest } = props;
  const name = <SoftBreaks>{title}</SoftBreaks>;
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={classNames(s.root, className)}
      data-goal={goal}
      data-link={href === undefined ? undefined : true}
      {...rest}
    >
      {icon && (
        <span className={s.icon}>
          <Icon name={icon} size="lg" />
        </span>
      )}
      <div className={s.words}>
        <Heading className={s.title}>
          {href === undefined ? (
            name
          ) : (
            <a className={s.link} href={href}>
              {name}
            </a>
          )}
        </Heading>
        {text && <p className={s.text}>{text}</p>}
        {note && <p className={s.note}>{note}</p>}
      </div>
      {action && <div className={s.action}>{action}</div>}
    </div>
  );
};
