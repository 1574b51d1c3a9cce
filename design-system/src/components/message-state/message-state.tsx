import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Button } from '../button/button';
import s from './message-state.module.css';

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

type StateKind = 'empty' | 'past' | 'error' | 'offline' | 'locked' | 'missing' | 'maintenance';

/** The position of the sun: high before an event, half set after it. */
const sun: Readonly<Record<StateKind, { cx: number; cy: number; r: number }>> = {
  empty: { cx: 120, cy: 66, r: 36 },
  past: { cx: 120, cy: 92, r: 34 },
  error: { cx: 84, cy: 58, r: 24 },
  offline: { cx: 160, cy: 54, r: 22 },
  locked: { cx: 120, cy: 60, r: 30 },
  missing: { cx: 70, cy: 52, r: 22 },
  maintenance: { cx: 166, cy: 56, r: 24 },
};

/** The paper cut-out on the hill in front. */
const things: Readonly<Record<StateKind, ReactNode>> = {
  // A seedling.
  empty: (
    <>
      <path className={s.stroke} d="M120 116V84" />
      <path className={s.leaf} d="M120 98c-17 1-25-6-27-20 16-1 26 5 27 20zM120 88c0-15 8-23 24-25 2 16-6 25-24 25z" />
    </>
  ),
  // A bench facing the sun, and birds flying home.
  past: (
    <>
      <path className={s.stroke} d="M88 100h64M88 91h64M96 91v25M144 91v25" />
      <path className={s.thin} d="M48 34q6-7 11 0q6-7 11 0M78 22q5-6 9 0q5-6 9 0" />
    </>
  ),
  // A tree broken by a storm.
  error: (
    <>
      <path className={s.stroke} d="M150 118V88l8-8M150 96l-8-7" />
      <path className={s.card} d="M172 108l36-14 8 17-36 12z" />
      <path className={s.stroke} d="M158 80l14 28" />
      <path className={s.thin} d="M36 44h30M28 56h22M40 68h34" />
    </>
  ),
  // A mast with fading waves, and its plug.
  offline: (
    <>
      <path className={s.stroke} d="M84 116l14-60 14 60M89 96h18M93 78h10" />
      <path className={s.thin} d="M80 50a20 20 0 0 1 0-20M116 50a20 20 0 0 0 0-20" />
      <path className={s.faint} d="M68 58a36 36 0 0 1 0-36M128 58a36 36 0 0 0 0-36" />
      <circle className={s.dot} cx="98" cy="50" r="5" />
      <path className={s.stroke} d="M150 112q18 8 30-4t26-2" />
    </>
  ),
  // A gate on the path.
  locked: (
    <>
      <path className={s.card} d="M92 80h56v38H92z" />
      <path className={s.stroke} d="M92 118V74M148 118V74M106 82v34M120 82v34M134 82v34M92 82h56M92 104h56" />
      <rect className={s.lock} x="111" y="88" width="18" height="15" rx="3" />
      <path className={s.thin} d="M115 88v-5a5 5 0 0 1 10 0v5" />
    </>
  ),
  // A signpost with arms in different directions.
  missing: (
    <>
      <path className={s.stroke} d="M128 118V50" />
      <path className={s.card} d="M128 54h38l10 9-10 9h-38z" />
      <path className={s.card} d="M128 77H96l-10 8 10 8h32z" />
      <path className={s.thin} d="M138 63h20M104 85h14" />
    </>
  ),
  // A tent of planks, with a ladder.
  maintenance: (
    <>
      <path className={s.card} d="M66 116V84l32-22 32 22v32z" />
      <path className={s.stroke} d="M58 90l40-28 40 28M90 116V96h16v20" />
      <path className={s.stroke} d="M146 116l-16-46M158 116l-16-46M140 82l-8 0M145 96h-9M151 110h-10" />
    </>
  ),
};

/** A small paper landscape for empty and error states: one for each reason, in both themes. */
const StateDrawing = ({ kind }: { kind: StateKind }) => (
  <svg viewBox="0 0 240 140" className={s.drawing} aria-hidden="true" focusable="false">
    <circle {...sun[kind]} className={s.sun} />
    {kind === 'past' && <path className={s.sea} d="M20 94h200v30H20z" />}
    <path className={s.far} d="M0 104q46-34 92-14t74-12t74 16v46H0z" />
    <path className={s.near} d="M0 120q60-20 122-5t118-7v32H0z" />
    {things[kind]}
  </svg>
);
