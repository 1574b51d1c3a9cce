import { SmallButton, SmallIcon, smallIcons } from '@gyg/design-system/shadow/small';
import type { Around } from '../use-around';
import { cardTexts } from './card-texts';

/** Whether the author wrote content into the tag, for visitors who cannot see the element's own. */
const hasFallback = (host: Element): boolean => host.childElementCount > 0 || (host.textContent ?? '').trim() !== '';

interface FailureProps {
  element: HTMLElement;
  around: Around;
  onRetry: () => void;
}

/** What is shown when nothing can be: the author's own content and a quiet retry, or a message. */
export function Failure({ element, around: { language, origin }, onRetry }: FailureProps) {
  const texts = cardTexts[language];
  const retry = (
    <SmallButton part="button" onClick={onRetry}>
      {texts.retry}
    </SmallButton>
  );
  if (hasFallback(element)) {
    return (
      <div part="error">
        <slot />
        <p className="note">{retry}</p>
      </div>
    );
  }
  return (
    <div className="box" part="error" role="alert">
      <p className="note">
        <span className="danger">
          <SmallIcon path={smallIcons.alert} />
        </span>
        {navigator.onLine ? texts.failed : texts.offline}
      </p>
      <p className="note">
        {retry}
        <a href={origin}>{texts.open}</a>
      </p>
    </div>
  );
}

/** The platform's name with a link to it. */
export const PoweredBy = ({ around: { language, origin } }: { around: Around }) => (
  <p className="by" part="footer">
    {cardTexts[language].poweredBy}
    <a href={origin}>Gyg</a>
  </p>
);

/** Says that what is shown is from an earlier time, in milliseconds, and why. */
export function OldNote({ language, at }: { language: Around['language']; at: number }) {
  const { updated, offline } = cardTexts[language];
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    <p className="note" part="note" role="status">
      {`${navigator.onLine ? '' : `${offline} `}${updated(clock.format(at))}`}
    </p>
  );
}
