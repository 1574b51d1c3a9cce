import { Button, Icon, useKeptFocus } from '@gyg/design-system';
import { type HeldAnswer, useTranslation } from '@gyg/platform';
import s from './answer-buttons.module.css';

/** What an administrator or host decides about a request or booking. */
export type Answer = 'accept' | 'decline';

export interface AnswerButtonsProps {
  /** What is answered, for the buttons' names. */
  of: 'offer' | 'request';
  /** The person whose offer or request it is. */
  name: string;
  /** The answer that was given and can be taken back. */
  held: HeldAnswer<Answer> | undefined;
  onAnswer: (answer: Answer) => void;
  onUndo: () => void;
}

/** Accept and decline in a row of a table; after an answer the result, with Undo. Keeps the focus in the row. */
export function AnswerButtons({ of, name, held, onAnswer, onUndo }: AnswerButtonsProps) {
  const { t } = useTranslation('admin');
  const kept = useKeptFocus<HTMLSpanElement>(held !== undefined);
  return (
    <span className={s.root} tabIndex={-1} {...kept}>
      <span className={s.result} role="status">
        {held && (
          <>
            <Icon name={held.result === 'accept' ? 'check' : 'close'} size="sm" />
            {t(`answers.done.${held.result}`)}
          </>
        )}
      </span>
      {held === undefined ? (
        <>
          <Button size="sm" aria-label={t(`answers.${of}.accept`, { name })} onClick={() => onAnswer('accept')}>
            {t('answers.accept')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t(`answers.${of}.decline`, { name })}
            onClick={() => onAnswer('decline')}
          >
            {t('answers.decline')}
          </Button>
        </>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          busy={held.sending}
          aria-label={t('answers.undoOf', { name })}
          onClick={onUndo}
        >
          {t('answers.undo')}
        </Button>
      )}
    </span>
  );
}
