import { Banner } from '@gyg/design-system';
import { type Language, TextIn, Trans, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';

export interface FullNeedProps {
  need: { readonly title: string };
  lang: Language;
  /** The last place went to someone else while this page was open. */
  justNow: boolean;
  /** What to do next: the choice of something else. */
  children?: ReactNode;
  /** Buttons of the message, such as the way to a waiting list. */
  actions?: ReactNode;
}

/** Says that a need is full. The only place of the booking flow that does. */
export function FullNeed({ need, lang, justNow, children, actions }: FullNeedProps) {
  const { t } = useTranslation('booking');
  return (
    <Banner
      tone="warn"
      role={justNow ? 'alert' : undefined}
      title={
        <Trans
          t={t}
          i18nKey={justNow ? 'book.refused.fullNow' : 'book.refused.full'}
          components={{ need: <TextIn text={need.title} lang={lang} /> }}
        />
      }
      actions={actions}
    >
      {children}
    </Banner>
  );
}
