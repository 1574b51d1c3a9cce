import { Button, Page, PageHeader, Prose } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';
import s from './accessibility-page.module.css';

const can = ['can1', 'can2', 'can3', 'can4', 'can5', 'can6'] as const;
const gaps = ['gap1', 'gap2', 'gap3', 'gap4'] as const;

/** The accessibility statement: the standard, how it is tested, known problems, and how to report one. */
export function AccessibilityPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('accessibility.title'));
  return (
    <Page padded width="medium">
      <PageHeader title={t('accessibility.title')} lead={t('accessibility.lead')} />
      <Prose className={s.text}>
        <h2>{t('accessibility.standard')}</h2>
        <p>{t('accessibility.standardText')}</p>
        <h2>{t('accessibility.can')}</h2>
        <ul>
          {can.map((item) => (
            <li key={item}>{t(`accessibility.${item}`)}</li>
          ))}
        </ul>
        <h2>{t('accessibility.tested')}</h2>
        <p>{t('accessibility.testedText')}</p>
        <h2>{t('accessibility.gaps')}</h2>
        <ul>
          {gaps.map((item) => (
            <li key={item}>{t(`accessibility.${item}`)}</li>
          ))}
        </ul>
        <h2>{t('accessibility.report')}</h2>
        <p>{t('accessibility.reportText')}</p>
        <p>
          <Button variant="secondary" href={paths.contact()}>
            {t('accessibility.reportAction')}
          </Button>
        </p>
        <p>{t('accessibility.updated')}</p>
      </Prose>
    </Page>
  );
}
