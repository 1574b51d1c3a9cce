import { Section, Stack } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { CodeFigure, Said } from '../../../shared/code';
import s from './guides.module.css';

/** A list on a fresh page in three minutes: two pieces to paste, no account. */
export function QuickStart({ organization }: { organization: string }) {
  const { t } = useTranslation('admin');
  const { origin } = location;
  const script = `<script src="${origin}/widgets/gyg.js" async></script>`;
  const list = [
    `<gyg-list organization="${organization}">`,
    `  <a href="${origin}${paths.organizationByName(organization)}">${t('developers.start.link')}</a>`,
    '</gyg-list>',
  ].join('\n');
  return (
    <Stack gap={6}>
      <Section title={t('developers.start.first')} size="small" spacing="none" lead={t('developers.start.firstText')}>
        <CodeFigure title={t('developers.start.firstPiece')} code={script} />
      </Section>
      <Section
        title={t('developers.start.second')}
        size="small"
        spacing="none"
        lead={<Said text={t('developers.start.secondText', { organization })} />}
      >
        <CodeFigure title={t('developers.start.secondPiece')} code={list} />
      </Section>
      <Section title={t('developers.start.ready')} size="small" spacing="none">
        <Stack gap={3}>
          <p className={s.text}>
            <Said text={t('developers.start.readyText')} />
          </p>
          <p className={s.text}>
            <Said text={t('developers.start.fallbackText')} />
          </p>
          <p className={s.text}>
            <Said text={t('developers.start.optimisedText', { origin })} />
          </p>
        </Stack>
      </Section>
    </Stack>
  );
}
