import type { WidgetTag } from '@gyg/contract/widgets';
import { type ElementDoc, widgetDocs } from '@gyg/contract/widgets/docs';
import { Section, Stack } from '@gyg/design-system';
import { Table, type TableColumn } from '@gyg/design-system/tables';
import { paths, useLanguage, useTranslation } from '@gyg/platform';
import { createElement, type ReactNode } from 'react';
import { Said } from '../../../shared/code';
import s from './guides.module.css';

const stateNames = ['height', 'empty', 'error', 'offline', 'print'] as const;
/** Elements that can be shown here in states that need no visitor. */
const shown = ['gyg-list', 'gyg-card', 'gyg-catalog'] as const;

/** What visitors see in each state of each element: in words, and of some elements live. */
export function StatesGuide({ tags, organization }: { tags: readonly WidgetTag[]; organization: string }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const columns: TableColumn<WidgetTag>[] = [
    {
      kind: 'name',
      key: 'tag',
      header: t('developers.states.element'),
      cell: (tag) => (
        <a href={paths.developers(tag)}>
          <code translate="no">{tag}</code>
        </a>
      ),
    },
    ...stateNames.map(
      (name): TableColumn<WidgetTag> => ({
        key: name,
        header: t(`developers.states.${name}`),
        phone: 'full',
        cell: (tag) => {
          const doc: ElementDoc = widgetDocs[tag];
          return doc.states[name][language];
        },
      }),
    ),
  ];
  const fallback = <a href={paths.organizationByName(organization)}>{t('developers.start.link')}</a>;
  return (
    <Stack gap={6}>
      <Table
        caption={t('developers.states.title')}
        captionHidden
        columns={columns}
        rows={[...tags]}
        rowKey={(tag) => tag}
      />
      <p className={s.text}>
        <Said text={t('developers.states.note')} />
      </p>
      <script src="/widgets/gyg.js" async />
      {shown.map((tag) => (
        <Section key={tag} title={<code translate="no">{`<${tag}>`}</code>} size="small" spacing="none">
          <div className={s.states}>
            {tag === 'gyg-list' && (
              <>
                <State title={t('developers.states.withSentence')}>
                  {createElement(tag, {
                    organization,
                    tags: 'no-gyg-has-this',
                    empty: t('developers.states.sentence'),
                  })}
                </State>
                <State title={t('developers.states.withoutSentence')}>
                  {createElement(tag, { organization, tags: 'no-gyg-has-this' })}
                </State>
              </>
            )}
            <State title={t('developers.states.withFallback')}>{createElement(tag, {}, fallback)}</State>
            <State title={t('developers.states.withoutFallback')}>{createElement(tag)}</State>
          </div>
        </Section>
      ))}
    </Stack>
  );
}

const State = ({ title, children }: { title: string; children: ReactNode }) => (
  <figure className={s.state}>
    <figcaption>{title}</figcaption>
    <div className={s.sheet}>{children}</div>
  </figure>
);
