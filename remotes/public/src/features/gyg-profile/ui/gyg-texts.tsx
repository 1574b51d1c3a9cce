import type { GygProfile } from '@gyg/contract';
import { Callout, Prose, RichText, Section } from '@gyg/design-system';
import { toLanguage, useTranslation } from '@gyg/platform';
import s from './gyg-texts.module.css';

type GygTextProps = { profile: Pick<GygProfile, 'gyg' | 'gygPage'> };

/** The host's text before the needs. */
export const GygPreface = ({ profile: { gyg, gygPage } }: GygTextProps) =>
  gygPage['page.preface'] === '' ? null : (
    <Section spacing="tight">
      <Prose size="lead">
        <RichText lang={toLanguage(gyg.language)} html={gygPage['page.preface']} />
      </Prose>
    </Section>
  );

/** The results of a gyg. Only for past gygs. */
export function GygImpact({ profile: { gyg, gygPage } }: GygTextProps) {
  const { t } = useTranslation('public');
  if (gyg.state !== 'FINISHED' || gygPage['page.impact'] === '') return null;
  return (
    <Section spacing="tight" id="results">
      <Callout
        goal={gyg.sdgGoalId}
        title={t('gyg.impact')}
        text={<RichText className={s.impact ?? ''} lang={toLanguage(gyg.language)} html={gygPage['page.impact']} />}
      />
    </Section>
  );
}

/** The full description. */
export function GygDescription({ profile: { gyg, gygPage } }: GygTextProps) {
  const { t } = useTranslation('public');
  if (gygPage['page.description'] === '') return null;
  return (
    <Section title={t('gyg.description')} spacing="tight">
      <RichText lang={toLanguage(gyg.language)} html={gygPage['page.description']} />
    </Section>
  );
}
