import type { gygNeedOptions } from '@gyg/contract/widgets';
import { Icon, Skeleton } from '@gyg/design-system/elements';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { commonTexts } from '../../core/preact/common-texts';
import { Fallback, Frame, frameClasses } from '../../core/preact/frame';
import { LogIn, Who } from '../../core/preact/log-in';
import type { Session } from '../../core/preact/session-port';
import { useFrame } from '../../core/preact/use-frame';
import { isGone } from '../../core/preact/use-load';
import { useSession, visitorOf } from '../../core/preact/use-session';
import type { ElementProps } from '../../core/react-element';
import s from './gyg-need.module.css';
import { gygNeedTexts } from './gyg-need-texts';
import { answerOf, type NeedAnswer } from './need-answer';
import { NeedBooked } from './need-booked';
import { NeedFailure } from './need-failure';
import { NeedForm } from './need-form';
import { NeedHead } from './need-head';
import { NeedNote } from './need-note';
import { NeedFull, NeedQueued } from './need-queue';
import { NeedRefused } from './need-refused';
import { bookingPage, gygPage, type NeedView } from './need-view';
import { useNeed } from './use-need';

/** The element as seen by its component. */
export interface GygNeedHost extends HTMLElement {
  /** The session of this page at a platform. */
  readonly sessionAt: (api: string) => Session;
}

/** Focuses what is marked with `data-focus` once `shown` has changed, if that was asked for. */
function useFocusNext(root: { current: HTMLElement | null }, shown: string, isWaiting: boolean): () => void {
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed
  useEffect(() => {
    if (!asked.current || isWaiting) return;
    const next = root.current?.querySelector<HTMLElement>('[data-focus]');
    if (!next) return;
    asked.current = false;
    next.focus();
  }, [root, shown, isWaiting]);
  return useCallback(() => {
    asked.current = true;
  }, []);
}

/** The content of `<gyg-need>`. */
export function GygNeed({ element, options }: ElementProps<GygNeedHost, typeof gygNeedOptions>) {
  const frame = useFrame(element, options);
  const { language, origin } = frame;
  const session = useMemo(() => element.sessionAt(origin), [element, origin]);
  const state = useSession(session);
  const visitor = visitorOf(state);
  const { gyg, need, recipient } = options;
  const query = { api: origin, gyg, need: recipient ? '' : need, recipient, language };
  const model = useNeed(element, session, query, visitor);
  const [wishes, setWishes] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  const bookable = model.bookable.status === 'ready' ? model.bookable.data : undefined;
  const personal = model.personal.status === 'ready' ? model.personal.data : undefined;
  const answer = bookable && answerOf(bookable, personal, visitor === undefined);
  const focusNext = useFocusNext(
    root,
    `${answer?.kind} ${model.done} ${model.action.failure?.error.code} ${wishes}`,
    answer?.kind === 'checking' || model.action.busy !== undefined,
  );
  const texts = gygNeedTexts[language];
  const status = model.bookable.status === 'ready' ? (answer?.kind ?? 'loading') : model.bookable.status;
  return (
    <Frame {...frame} status={status}>
      <div ref={root} className={s.root}>
        {model.bookable.status === 'loading' && <NeedSkeleton label={commonTexts[language].loading} />}
        {model.bookable.status === 'failed' &&
          (isGone(model.bookable.error) ? (
            <Gone texts={texts} origin={origin} />
          ) : (
            <Fallback language={language} onRetry={model.retry}>
              {navigator.onLine ? texts.failed : commonTexts[language].offline}
            </Fallback>
          ))}
        {bookable && answer && (
          <Card
            answer={answer}
            view={{ model, bookable, personal, session, state, visitor, language, origin, texts, focusNext }}
            wishes={wishes}
            onWish={setWishes}
          />
        )}
      </div>
    </Frame>
  );
}

interface CardProps {
  answer: NeedAnswer;
  view: NeedView;
  /** Whether the visitor wants to join the waiting list. */
  wishes: boolean;
  onWish: (wishes: boolean) => void;
}

function Card({ answer, view, wishes, onWish }: CardProps) {
  const { model, bookable, session, visitor, origin, language, texts } = view;
  const { kind } = answer;
  const notice = model.done && model.done !== 'booked' ? texts[model.done] : undefined;
  return (
    <article className={`${frameClasses.card} ${s.card}`} part="card" data-goal={bookable.gyg.sdgGoalId}>
      <NeedHead {...{ bookable, language, texts }} showsLeft={!['past', 'closed', 'booked'].includes(kind)} />
      <div className={s.body} part="body">
        {visitor && kind !== 'past' && <Who {...{ session, visitor, origin, language }} />}
        {notice !== undefined && <NeedNote icon="check" title={notice} isNew />}
        <Answer {...{ answer, view, wishes, onWish }} />
      </div>
    </article>
  );
}

function Answer({ answer, view, wishes, onWish }: CardProps) {
  const { model, bookable, session, state, origin, language, texts, focusNext } = view;
  const { gyg, need } = bookable;
  switch (answer.kind) {
    case 'booked':
      return <NeedBooked view={view} held={answer.held} />;
    case 'offered':
    case 'queued':
      return <NeedQueued view={view} entry={answer.entry} />;
    case 'full':
      return <NeedFull view={view} wishes={wishes} onWish={onWish} />;
    case 'guest':
      return (
        <LogIn
          {...{ session, state, origin }}
          request={{ scopes: ['profile', 'bookings'], language, purpose: texts.purpose(need?.title ?? gyg.title) }}
          label={texts.logIn}
          offline={texts.offlineHint}
          elsewhere={bookingPage(view)}
          onLoggedIn={focusNext}
        />
      );
    case 'checking':
      return model.personal.status === 'failed' ? (
        <Fallback language={language} onRetry={model.retry}>
          {texts.failed}
        </Fallback>
      ) : (
        <div className={s.form} aria-busy="true">
          <Skeleton length="long" />
          <Skeleton shape="heading" />
        </div>
      );
    case 'open':
      return <NeedForm view={view} task="book" />;
    case 'refused':
      return <NeedRefused view={view} reason={answer.reason} />;
    default: {
      const told = answer.kind === 'past' ? texts.past : texts.refused.closed;
      return (
        <>
          <NeedNote icon="info" title={told.title}>
            <p>{told.text}</p>
          </NeedNote>
          <NeedFailure view={view} />
          <p className={s.actions}>
            <a className={s.link} href={gygPage(view)} part="link">
              {answer.kind === 'past' ? texts.results : texts.others}
            </a>
          </p>
        </>
      );
    }
  }
}

const NeedSkeleton = ({ label }: { label: string }) => (
  <div className={`${frameClasses.card} ${s.card}`} role="status" aria-label={label}>
    <div className={s.skeleton}>
      <Skeleton shape="heading" length="long" />
      <Skeleton length="half" />
      <Skeleton length="long" />
      <Skeleton length="short" />
    </div>
    <div className={s.body}>
      <Skeleton shape="heading" />
      <Skeleton length="half" />
    </div>
  </div>
);

/** The gyg was taken offline, or the need deleted. */
const Gone = ({ texts, origin }: Pick<NeedView, 'texts' | 'origin'>) => (
  <div className={`${frameClasses.card} ${s.gone}`} role="status" part="message">
    <Icon name="info" />
    <div>
      <p className={s.noteTitle}>{texts.gone.title}</p>
      <p>
        {texts.gone.text} <a href={`${origin}/search`}>{texts.others}</a>
      </p>
    </div>
  </div>
);
