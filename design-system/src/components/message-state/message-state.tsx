import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
import s from './message-state.module.css';
import { StateDrawing, type StateKind } from './state-drawing';

export interface MessageStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: ReactNode;
  text?: ReactNode | undefined;
  /** Buttons or links. */
  actions?: ReactNode | undefined;
  /** 1 when the message is the whole page. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

const MessageState = (props: MessageStateProps & { kind: StateKind }) => {
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

export interface EmptyStateProps extends MessageStateProps {
  /** `past` when there was something and it is over. */
  kind?: 'empty' | 'past' | undefined;
}

/** An empty state, and what to do next. */
export const EmptyState = ({ kind = 'empty', ...rest }: EmptyStateProps) => <MessageState kind={kind} {...rest} />;

export interface ErrorStateProps extends MessageStateProps {
  /**
   * `offline` without a network, `locked` without permission, `missing` if it does not exist, `maintenance` while the
   * site is being worked on.
   */
  kind?: 'error' | 'offline' | 'locked' | 'missing' | 'maintenance' | undefined;
  /** Adds a button that tries again, before the other actions. */
  retry?: { label: string; onRetry: () => void } | undefined;
}

/** An error in plain language, with an action. Announced immediately, unless it is the whole page. */
export const ErrorState = ({ kind = 'error', retry, actions, ...rest }: ErrorStateProps) => (
  <MessageState
    kind={kind}
    role={rest.headingLevel === 1 ? undefined : 'alert'}
    actions={
      retry ? (
        <>
          <Button icon="refresh" onClick={retry.onRetry}>
            {retry.label}
          </Button>
          {actions}
        </>
      ) : (
        actions
      )
    }
    {...rest}
  />
);
