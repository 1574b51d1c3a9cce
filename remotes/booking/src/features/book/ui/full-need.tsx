import { Banner } from '@gyg/design-system';
import { type Language, TextIn, Trans, useTranslation } from '@gyg/platform';
import type { ReactNode } from 'react';

export interface FullNeedProps {
  need: { readonly title: string };
  lang: Language;
  /** Someone else took the last one while this page was open. */
  justNow: boolean;
  /** What to do next. */
  children?: ReactNode;
  /** Buttons of the message, such as the one to the waiting list. */
  actions?: ReactNode;
}

/** Says that a need is full. */
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
