import type { WidgetTag } from '@gyg/contract/widgets';
import { widgetDocs } from '@gyg/contract/widgets/docs';
import { Badge, ErrorState, IconButton, InOrder, Section, Skeleton } from '@gyg/design-system';
import { Table, type TableColumn } from '@gyg/design-system/tables';
import { copyText, useFormat, useLanguage, useLoadFailure, useTranslation } from '@gyg/platform';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Said } from '../../../shared/code';
import { useVersions, type WidgetVersion, type WidgetVersions } from '../api/get-versions';
import { useExample } from '../api/use-example';
import { useChoices } from '../model/use-choices';
import { ElementCode } from './element-code';
import { OptionsForm } from './options-form';
import s from './playground.module.css';
import { Preview } from './preview';
import { Reference } from './reference';

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

/** The versions that the platform serves, with what a page needs to pin one. */
function VersionsSection() {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  const { data, error, refetch } = useVersions();
  return (
    <Section
      id="versions"
      title={t('developers.versions')}
      size="small"
      spacing="none"
      lead={<Said text={t('developers.versionsText')} />}
      action={<a href="/widgets/changelog.txt">{t('developers.changelog')}</a>}
    >
      {error && data === undefined && <ErrorState {...loadFailure(error, () => void refetch())} />}
      {!error && data === undefined && <Skeleton shape="block" />}
      {data && <VersionsTable {...data} />}
      <p className={s.below}>{t('developers.hashText')}</p>
    </Section>
  );
}

function VersionsTable({ latest, channels, versions }: WidgetVersions) {
  const { t } = useTranslation('admin');
  const { date, number } = useFormat();
  const channelOf = (version: string) => channels[version.split('.')[0] ?? ''];
  const columns: TableColumn<WidgetVersion>[] = [
    {
      kind: 'name',
      key: 'version',
      header: t('developers.version'),
      cell: ({ version }) => (
        <>
          <code translate="no">{version}</code>
          {version === latest && (
            <small className={s.small}>{t('developers.latest', { channel: channelOf(version) ?? '' })}</small>
          )}
        </>
      ),
    },
    { key: 'released', header: t('developers.released'), cell: ({ released }) => date(released) },
    {
      kind: 'number',
      key: 'bytes',
      header: t('developers.size'),
      cell: ({ bytes }) => t('developers.kilobytes', { size: number(bytes / 1000, 1) }),
    },
    {
      key: 'integrity',
      header: t('developers.integrity'),
      phone: 'full',
      cell: ({ version, integrity }) => (
        <span className={s.hash}>
          <code translate="no">{integrity}</code>
          <IconButton
            icon="copy"
            label={t('developers.copyThis', { title: t('developers.hashOf', { version }) })}
            onClick={() =>
              void copyText(integrity, { done: t('developers.copied'), failed: t('developers.copyFailed') })
            }
          />
        </span>
      ),
    },
    {
      key: 'until',
      header: t('developers.until'),
      cell: ({ servedUntil }) => (servedUntil === null ? t('developers.noEnd') : date(servedUntil)),
    },
  ];
  return (
    <Table
      caption={t('developers.versions')}
      captionHidden
      columns={columns}
      rows={versions}
      rowKey={(row) => row.version}
    />
  );
}

/** The width of an element's content in pixels; 0 before it is laid out. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (element.current === null || typeof ResizeObserver === 'undefined') return;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return width;
}

/** The name of an element, for a heading. */
export const ElementHeading = ({ tag }: { tag: WidgetTag }) => <span translate="no">{`<${tag}>`}</span>;

/** Version, weight and languages of an element. */
function ElementFacts({ tag }: { tag: WidgetTag }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { data, isPending } = useVersions();
  if (isPending) return <Skeleton length="long" />;
  const bytes = data?.weights[tag];
  const withForm = data?.weightsWithForm[tag];
  const kilobytes = (count: number) => number(count / 1000, 1);
  return (
    <p className={s.facts}>
      {data && <Badge>{data.latest}</Badge>}
      {bytes !== undefined && <Badge>{t('developers.weight', { size: kilobytes(bytes) })}</Badge>}
      {withForm !== undefined && <Badge>{t('developers.weightWithForm', { size: kilobytes(withForm) })}</Badge>}
      <Badge>{t('developers.languages')}</Badge>
      <Badge>WCAG 2.2 AA</Badge>
    </p>
  );
}
