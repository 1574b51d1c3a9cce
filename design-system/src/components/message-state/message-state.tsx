import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
import s from './message-state.module.css';
import { StateDrawing, type StateKind } from './state-drawing';

export interface MessageStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: ReactNode;
  text?: ReactNode | undefined;
  /** The ways out: buttons or links. */
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
  /** `past` where something has been and is over. */
  kind?: 'empty' | 'past' | undefined;
}

/** Nothing here yet, or not any more, and what to do next. */
export const EmptyState = ({ kind = 'empty', ...rest }: EmptyStateProps) => <MessageState kind={kind} {...rest} />;

export interface ErrorStateProps extends MessageStateProps {
  /**
   * `offline` when the network is away, `locked` when the visitor may not see it, `missing` when it is not there,
   * `maintenance` while the site is being worked on.
   */
  kind?: 'error' | 'offline' | 'locked' | 'missing' | 'maintenance' | undefined;
  /** Adds a button that tries again, before the other actions. */
  retry?: { label: string; onRetry: () => void } | undefined;
}

/** Something went wrong, in plain words, with a way out. Said at once, unless it is the whole page. */
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
