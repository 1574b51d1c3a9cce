import type { WidgetTag } from '@gyg/contract/widgets';
import { widgetDocs } from '@gyg/contract/widgets/docs';
import { ErrorState, InOrder, Skeleton } from '@gyg/design-system';
import { useLanguage, useLoadFailure, useTranslation } from '@gyg/platform';
import { useRef, useState } from 'react';
import { useExample } from '../api/use-example';
import { useChoices } from '../model/use-choices';
import { useWidth } from '../model/use-width';
import { ElementCode } from './element-code';
import { ElementFacts } from './element-heading';
import { OptionsForm } from './options-form';
import s from './playground.module.css';
import { Preview } from './preview';
import { Reference } from './reference';
import { VersionsSection } from './versions-section';

export interface PlaygroundProps {
  tag: WidgetTag;
  /** The organisation whose gygs are shown; without it any that the public can see, until one is typed. */
  organizationId?: string | undefined;
}

/** An element with its options to choose, live, and everything that a webmaster copies or looks up. */
export function Playground({ tag, organizationId }: PlaygroundProps) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('admin');
  const { options: example, isPending, error, retry } = useExample(tag, organizationId);
  if (error !== null) return <ErrorState {...loadFailure(error, retry)} />;
  return (
    <InOrder gap={6}>
      <ElementFacts tag={tag} />
      <nav aria-label={t('developers.onPage')} className={s.onPage}>
        {(['code', 'policy', 'versions', 'attributes', 'events', 'parts'] as const).map((id) => (
          <a key={id} href={`#${id}`}>
            {t(`developers.anchors.${id}`)}
          </a>
        ))}
      </nav>
      {isPending ? <Skeleton shape="block" /> : <Chosen tag={tag} example={example} organizationId={organizationId} />}
      <VersionsSection />
      <Reference tag={tag} />
    </InOrder>
  );
}

interface ChosenProps extends PlaygroundProps {
  example: ReturnType<typeof useExample>['options'];
}

function Chosen({ tag, example, organizationId }: ChosenProps) {
  const language = useLanguage();
  const choices = useChoices(tag);
  const [resets, setResets] = useState(0);
  const sheet = useRef<HTMLDivElement>(null);
  const width = useWidth(sheet);
  const fixed = organizationId === undefined ? [] : ['organization'];
  const own = Object.entries(choices.options).filter(([name]) => !fixed.includes(name));
  const options = { ...example, ...Object.fromEntries(own) };
  const title = widgetDocs[tag].title[language];
  const shown = { tag, options, styles: choices.styles, title, width };
  const reset = () => {
    choices.reset();
    setResets((times) => times + 1);
  };
  return (
    <>
      <div className={s.playground}>
        <OptionsForm key={resets} tag={tag} choices={choices} example={example} fixed={fixed} />
        <Preview {...shown} sheet={sheet} onReset={reset} />
      </div>
      <ElementCode {...shown} />
    </>
  );
}
