import type { Gyg, GygPage } from '@gyg/contract';
import { Callout, Prose, RichText, Section } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** The host's text before the needs. */
export const GygPreface = ({ page }: { page: GygPage }) =>
  page['page.preface'] === '' ? null : (
    <Section spacing="tight">
      <Prose size="lead">
        <RichText html={page['page.preface']} />
      </Prose>
    </Section>
  );

/** The results of a gyg. Only for past gygs. */
export function GygImpact({ gyg, page }: { gyg: Gyg; page: GygPage }) {
  const { t } = useTranslation('public');
  if (gyg.state !== 'FINISHED' || page['page.impact'] === '') return null;
  return (
    <Section spacing="tight">
      <Callout
        tone="tint"
        goal={gyg.sdgGoalId}
        title={t('gyg.impact')}
        text={<RichText html={page['page.impact']} />}
      />
    </Section>
  );
}

/** The full description. */
export function GygDescription({ page }: { page: GygPage }) {
  const { t } = useTranslation('public');
  if (page['page.description'] === '') return null;
  return (
    <Section title={t('gyg.description')} spacing="tight">
      <RichText html={page['page.description']} />
    </Section>
  );
}
