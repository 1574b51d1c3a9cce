import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import s from './message-state.module.css';
import { StateDrawing } from './state-drawing';

export interface MessageStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: ReactNode;
  text?: ReactNode | undefined;
  /** The ways out: buttons or links. */
  actions?: ReactNode | undefined;
  /** 1 when the message is the whole page. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

const MessageState = (props: MessageStateProps & { kind: 'empty' | 'error' | 'offline' | 'locked' }) => {
  const { kind, title, text, actions, headingLevel = 2, className, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(s.root, className)} data-kind={kind} {...rest}>
      <StateDrawing kind={kind} />
      <Heading className={s.title}>{title}</Heading>
      {text && <p className={s.text}>{text}</p>}
      {actions && <div className={s.actions}>{actions}</div>}
    </div>
  );
};

/** Nothing here yet, and what to do next. */
export const EmptyState = (props: MessageStateProps) => <MessageState kind="empty" {...props} />;

export interface ErrorStateProps extends MessageStateProps {
  /** `offline` when the network is away, `locked` when the visitor may not see it. */
  kind?: 'error' | 'offline' | 'locked' | undefined;
}

/** Something went wrong, in plain words, with a way out. */
export const ErrorState = ({ kind = 'error', ...rest }: ErrorStateProps) => (
  <MessageState kind={kind} role={rest.headingLevel === 1 ? undefined : 'alert'} {...rest} />
);
