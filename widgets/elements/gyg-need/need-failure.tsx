import { Banner, TextButton } from '@gyg/design-system/shadow';
import { useEffectEvent, useLayoutEffect } from 'react';
import { commonTexts } from '../../core/preact/common-texts';
import { errorText } from '../../core/preact/error-texts';
import { isLost } from '../../core/preact/use-action';
import type { NeedView } from './need-view';

/**
 * Why the last action failed. A booking whose response was lost can be sent again, and is sent again by itself when the
 * connection is back: it has the same key, so that it is booked only once.
 */
export function NeedFailure({ view: { model, own, language } }: { view: NeedView }) {
  const { failure } = model.action;
  const lost = failure !== undefined && failure.name === 'book' && isLost(failure.error);
  const again = useEffectEvent(() => {
    if (lost) void model.book();
  });
  useLayoutEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  if (failure === undefined) return null;
  return (
    <Banner
      tone="bad"
      role="alert"
      part="message"
      actions={
        lost && (
          <TextButton variant="standalone" icon="refresh" part="button" onClick={() => void model.book()}>
            {commonTexts[language].retry}
          </TextButton>
        )
      }
    >
      {lost ? own.lost : errorText(failure.error.code, own.errors)}
    </Banner>
  );
}
