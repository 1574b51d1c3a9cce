import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { Badge } from '../badge/badge';
import { Icon } from '../icon/icon';
import s from './notification-row.module.css';

export interface NotificationRowProps extends Omit<ComponentPropsWithRef<'li'>, 'title' | 'children'> {
  title: ReactNode;
  /** The message text. */
  text?: ReactNode | undefined;
  /** When it was sent: a `<time>`. */
  time?: ReactNode | undefined;
  /** Links to its subject: standalone Links. */
  links?: ReactNode | undefined;
  /** The possible answers or actions: small Buttons. */
  actions?: ReactNode | undefined;
  /** The given answer ("You accepted"); replaces the actions. */
  answer?: ReactNode | undefined;
  /** The label of an unread notification. */
  unreadLabel?: string | undefined;
  /** Archived: shown quieter. */
  archived?: boolean | undefined;
  icon?: IconName | undefined;
  /** Instead of the icon: a small Avatar of the person or organisation. */
  picture?: ReactNode | undefined;
  headingLevel?: 2 | 3 | undefined;
}

/** One message to a person, in a NotificationList. */
export const NotificationRow = (props: NotificationRowProps) => {
  const { title, text, time, links, actions, answer, unreadLabel, archived, icon = 'bell', ...more } = props;
  const { picture, headingLevel = 2, className, ...rest } = more;
  const Heading = `h${headingLevel}` as const;
  return (
    <li
      className={classNames(s.row, className)}
      data-unread={unreadLabel !== undefined || undefined}
      data-archived={archived || undefined}
      {...rest}
    >
      {picture ?? <Icon name={icon} className={s.icon} />}
      <div className={s.words}>
        <Heading className={s.title}>
          {title}
          {unreadLabel !== undefined && <Badge tone="info">{unreadLabel}</Badge>}
        </Heading>
        {text && <p>{text}</p>}
        {(actions || answer) && (
          <div className={s.actions}>
            {actions}
            {answer && (
              <span className={s.answer}>
                <Icon name="check" size="sm" />
                {answer}
              </span>
            )}
          </div>
        )}
        <div className={s.foot}>
          {time}
          {links}
        </div>
      </div>
    </li>
  );
};

export interface NotificationListProps extends ComponentPropsWithRef<'ul'> {}

/** A list of messages in one card. */
export const NotificationList = ({ className, ...rest }: NotificationListProps) => (
  <ul className={classNames(s.list, className)} {...rest} />
);
