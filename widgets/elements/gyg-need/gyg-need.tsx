import { gygNeedOptions } from '@gyg/contract/widgets';
import { Icon, sheets, stylesFor } from '@gyg/design-system/shadow';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isGone } from '../../core/client';
import { portableStyle } from '../../core/portable-style';
import { Bones } from '../../core/preact/bones';
import { commonTexts } from '../../core/preact/common-texts';
import { Fallback, FormFrame, frameClasses as f, useFormAround } from '../../core/preact/frame';
import frameStyle from '../../core/preact/frame.module.css?inline';
import layers from '../../core/preact/layers.css?inline';
import { useFocusNext } from '../../core/preact/use-focus-next';
import { adoptStyles, useLazy } from '../../core/preact/use-lazy';
import { useLoad } from '../../core/preact/use-load';
import { useReport } from '../../core/preact/use-report';
import { useRetry } from '../../core/preact/use-retry';
import { useSession, visitorOf } from '../../core/preact/use-session';
import { type ElementProps, reactElement } from '../../core/react-element';
import { type Session, sessionOf } from '../../core/session';
import type { TextFiles } from '../../core/texts';
import s from './gyg-need.module.css';
import ownStyle from './gyg-need.module.css?inline';
import { loadBookable } from './gyg-need-query';
import { gygNeedTexts } from './gyg-need-texts';
import { NeedCard, NeedGuest } from './need-guest';
import type { NeedBase } from './need-view';
import type { NeedVisitorTexts } from './need-visitor-texts-en';
import type { NeedContext } from './use-need';

/** The texts of each language, in a file of its own. */
const needVisitorTextFiles: TextFiles<NeedVisitorTexts> = {
  en: async () => (await import('./need-visitor-texts-en')).english,
  sv: async () => (await import('./need-visitor-texts-sv')).swedish,
};

/** The element as seen by its component. */
interface GygNeedHost extends HTMLElement {
  /** The session of this page at a platform. */
  readonly sessionAt: (api: string) => Session;
}

/** The content of `<gyg-need>`. What people see who are logged in is loaded when someone is. */
function GygNeed({ element, options }: ElementProps<GygNeedHost, typeof gygNeedOptions>) {
  const around = useFormAround(element, options);
  const { language, origin } = around;
  const session = useMemo(() => element.sessionAt(origin), [element, origin]);
  const state = useSession(session);
  const visitor = visitorOf(state);
  const { gyg, need, recipient } = options;
  const query = { api: origin, gyg, need: recipient ? '' : need, recipient, language };
  const loader = useLoad(JSON.stringify(query), (signal, fresh) => loadBookable(query, signal, fresh));
  const { loaded, reload } = loader;
  const retry = useRetry(element, loader);
  const error = loaded.status === 'failed' ? loaded.error : undefined;
  useReport(element, error);

  const lazy = useLazy(visitor && language, async () => {
    const [part, own] = await Promise.all([import('./need-visitor'), needVisitorTextFiles[language]()]);
    adoptStyles(element, part.visitorStyles);
    return { Visitor: part.NeedVisitor, own };
  });
  const draft: NeedContext['draft'] = useRef(undefined);
  const [wishes, setWishes] = useState(false);
  const [shown, setShown] = useState({ what: '', isWaiting: true });
  const onShown = useCallback((what: string, isWaiting: boolean) => setShown({ what, isWaiting }), []);
  const focusNext = useFocusNext(element, visitor ? shown.what : 'guest', visitor !== undefined && shown.isWaiting);

  const texts = gygNeedTexts[language];
  const failed = navigator.onLine ? texts.failed : commonTexts[language].offline;
  const base = (bookable: NeedBase['bookable']): NeedBase => ({
    ...{ bookable, session, language, origin, texts, focusNext },
  });
  const content = () => {
    if (loaded.status === 'loading') return <NeedSkeleton label={commonTexts[language].loading} />;
    if (loaded.status === 'failed') {
      if (isGone(loaded.error)) return <Gone texts={texts} origin={origin} />;
      return (
        <Fallback language={language} onRetry={retry}>
          {failed}
        </Fallback>
      );
    }
    const { data: bookable } = loaded;
    if (visitor === undefined) {
      const goOn = (toQueue: boolean) => {
        setWishes(toQueue);
        focusNext();
      };
      return <NeedGuest base={base(bookable)} state={state} onLoggedIn={goOn} />;
    }
    if (lazy.part) {
      const { Visitor, own } = lazy.part;
      return (
        <Visitor
          // What one person has written is not shown to another.
          key={visitor.id}
          {...{ own, wishes, onShown }}
          base={base(bookable)}
          context={{ element, session, bookable, visitor, draft, reload }}
          onWish={setWishes}
        />
      );
    }
    return (
      <NeedCard base={base(bookable)} kind="checking">
        {lazy.failed ? (
          <Fallback language={language} onRetry={lazy.retry}>
            {failed}
          </Fallback>
        ) : (
          <Bones lines={['half', 'button']} />
        )}
      </NeedCard>
    );
  };
  return (
    <FormFrame {...{ element, around, options }} status={loaded.status}>
      <div className={s.root}>{content()}</div>
    </FormFrame>
  );
}

const NeedSkeleton = ({ label }: { label: string }) => (
  <div className={`${f.card} ${s.card}`} role="status" aria-label={label}>
    <div className={s.skeleton}>
      <Bones lines={['title', 'half', 'long', 'short']} />
    </div>
    <div className={s.body}>
      <Bones lines={['button', 'half']} />
    </div>
  </div>
);

/** The gyg was taken offline, or the need deleted. */
const Gone = ({ texts, origin }: Pick<NeedBase, 'texts' | 'origin'>) => (
  <div className={`${f.card} ${s.gone}`} role="status" part="message">
    <Icon name="info" />
    <div>
      <p className={f.title}>{texts.gone.title}</p>
      <p>
        {texts.gone.text} <a href={`${origin}/search`}>{texts.others}</a>
      </p>
    </div>
  </div>
);

// The sheets of what people see who are logged in are in need-visitor.tsx.
const drawn = stylesFor(sheets.button, sheets.link);

/**
 * `<gyg-need gyg="ren-kust/shore" need="…">`: books one need of a gyg, or with `recipient` a place as a recipient,
 * without leaving the page. The visitor logs in in a window of the platform; this page never sees the password. Content
 * of the tag is shown if the platform cannot be reached.
 */
export class GygNeedElement extends reactElement({
  component: GygNeed,
  options: gygNeedOptions,
  styles: [layers, ...drawn.map(portableStyle), frameStyle, ownStyle],
}) {
  /** The session of this page at a platform. Tests have their own. */
  static sessionOf: (api: string) => Session = sessionOf;

  /** For the component that renders the element. */
  readonly sessionAt = (api: string): Session => GygNeedElement.sessionOf(api);
}

declare global {
  interface HTMLElementTagNameMap {
    'gyg-need': GygNeedElement;
  }
}
