import { Button, Page, PageHeader, Tabs } from '@gyg/design-system';
import { paths, usePageTitle, useSearchParams, useTranslation } from '@gyg/platform';
import s from './how-it-works-page.module.css';

const audiences = ['individual', 'organization', 'ngo'] as const;
type Audience = (typeof audiences)[number];
const steps = ['step1', 'step2', 'step3', 'step4'] as const;

const isAudience = (text: string | null): text is Audience => audiences.some((audience) => audience === text);
const address = (audience: Audience) =>
  audience === 'individual' ? paths.howItWorks() : `${paths.howItWorks()}?for=${audience}`;

/** How it works for individuals, organisations and NGOs. The address contains the choice. */
export function HowItWorksPage() {
  const { t } = useTranslation('public');
  const [params] = useSearchParams();
  const requested = params.get('for');
  const audience = isAudience(requested) ? requested : 'individual';
  usePageTitle(t('howItWorks.title'));
  return (
    <Page padded width="medium">
      <PageHeader title={t('howItWorks.title')} lead={t('howItWorks.lead')} />
      <Tabs
        label={t('howItWorks.audience')}
        items={audiences.map((item) => ({
          label: t(`howItWorks.${item}.tab`),
          href: address(item),
          current: item === audience,
        }))}
      />
      <section className={s.section} aria-labelledby="audience">
        <h2 id="audience">{t(`howItWorks.${audience}.title`)}</h2>
        <p className={s.text}>{t(`howItWorks.${audience}.text`)}</p>
        <ol className={s.steps}>
          {steps.map((step) => (
            <li key={step} className={s.step}>
              <h3 className={s.title}>{t(`howItWorks.${audience}.${step}`)}</h3>
              <p>{t(`howItWorks.${audience}.${step}Text`)}</p>
            </li>
          ))}
        </ol>
        <Button size="lg" iconEnd="arrow" href={paths.search()}>
          {t(`howItWorks.${audience}.action`)}
        </Button>
      </section>
    </Page>
  );
}
