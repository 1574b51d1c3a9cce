import { takesQueue } from '@gyg/contract/waitlist';
import { Banner, Button, sheets } from '@gyg/design-system/shadow';
import { useEffect } from 'react';
import { portableStyle } from '../../core/portable-style';
import { Bones } from '../../core/preact/bones';
import { Fallback, frameClasses as f } from '../../core/preact/frame';
import { Note } from '../../core/preact/note';
import { useKeptFocus } from '../../core/preact/use-kept-focus';
import { Who } from '../../core/preact/who';
import { fullText } from './gyg-need-texts';
import { NeedBooked } from './need-booked';
import { NeedForm } from './need-form';
import { BookingLogIn, NeedCard, NeedOver } from './need-guest';
import { NeedQueued } from './need-queued';
import { NeedRefused } from './need-refused';
import { type NeedSituation, situationOf } from './need-situation';
import { gygPage, type NeedBase, type NeedView } from './need-view';
import type { NeedVisitorTexts } from './need-visitor-texts-en';
import { type NeedContext, useNeed } from './use-need';

/** The style sheets of what people see who are logged in. */
export const visitorStyles: readonly string[] = [
  sheets.banner,
  sheets.checkbox,
  sheets.numberStepper,
  sheets.selectField,
  sheets.textArea,
].flatMap((texts) => texts().map(portableStyle));

export interface NeedVisitorProps {
  base: NeedBase;
  own: NeedVisitorTexts;
  context: NeedContext;
  /** Whether they want to join the waiting list. */
  wishes: boolean;
  onWish: (wishes: boolean) => void;
  /** Told what is shown, and whether something is being loaded or sent. */
  onShown: (shown: string, isWaiting: boolean) => void;
}

/** For visitors who are logged in: one of the situations of `NeedSituation`. */
export function NeedVisitor({ base, own, context, wishes, onWish, onShown }: NeedVisitorProps) {
  const model = useNeed(context);
  useKeptFocus(context.element);
  const { bookable, session, origin } = base;
  const { visitor } = context;
  const personal = model.personal.status === 'ready' ? model.personal.data : undefined;
  const situation = situationOf(bookable, personal);
  const { busy, failure } = model.action;
  const shown = [situation.kind, model.done, failure?.error.code, wishes].join(' ');
  const isWaiting = busy !== undefined || (situation.kind === 'checking' && model.personal.status === 'loading');
  useEffect(() => onShown(shown, isWaiting), [onShown, shown, isWaiting]);
  const view: NeedView = { ...base, model, personal, visitor, own };
  return (
    <NeedCard base={base} kind={situation.kind}>
      {situation.kind !== 'past' && <Who {...{ session, visitor, origin }} notYou={own.notYou} />}
      {model.done && model.done !== 'booked' && <Note icon="check" title={own[model.done]} isNew />}
      <Situation {...{ situation, view, wishes, onWish }} />
    </NeedCard>
  );
}

interface SituationProps extends Pick<NeedVisitorProps, 'wishes' | 'onWish'> {
  situation: NeedSituation;
  view: NeedView;
}

function Situation({ situation, view, wishes, onWish }: SituationProps) {
  const { model, language, session, texts } = view;
  switch (situation.kind) {
    case 'booked':
      return <NeedBooked view={view} held={situation.held} />;
    case 'offered':
    case 'queued':
      return <NeedQueued view={view} entry={situation.entry} />;
    case 'full':
      return <NeedFull {...{ view, wishes, onWish }} />;
    case 'open':
      return <NeedForm view={view} task="book" />;
    case 'refused':
      return <NeedRefused view={view} reason={situation.reason} />;
    case 'past':
    case 'closed':
      return <NeedOver base={view} kind={situation.kind} />;
    default:
      if (model.personal.status === 'failed' && model.personal.error.code === 'origin.scope_missing') {
        // Logged in on this page for something else: the window asks for this too.
        return <BookingLogIn base={view} state={session.read()} isFull={false} onLoggedIn={model.retry} />;
      }
      return model.personal.status === 'failed' ? (
        <Fallback language={language} onRetry={model.retry}>
          {texts.failed}
        </Fallback>
      ) : (
        <Bones lines={['half', 'button']} />
      );
  }
}

/** A full need, and its waiting list. */
function NeedFull({ view, wishes, onWish }: Omit<SituationProps, 'situation'>) {
  const { bookable, model, texts, own, focusNext } = view;
  const queues = takesQueue(bookable.gyg);
  if (wishes && queues) return <NeedForm view={view} task="queue" onCancel={() => onWish(false)} />;
  return (
    <>
      {model.action.failure?.name === 'book' ? (
        <Banner tone="bad" role="alert" part="message">
          {own.faster}
        </Banner>
      ) : (
        <Note icon="users" title={fullText(texts, view.bookable)}>
          {queues && <p>{texts.queueText}</p>}
        </Note>
      )}
      <p className={f.actions}>
        {queues && (
          <Button
            variant="secondary"
            part="button"
            data-focus
            onClick={() => {
              model.action.clear();
              focusNext();
              onWish(true);
            }}
          >
            {own.join}
          </Button>
        )}
        <a className={f.link} href={`${gygPage(view)}#needs`} part="link">
          {texts.others}
        </a>
      </p>
    </>
  );
}
