import { Button, CardGrid, Cluster, DrawnPicture, Page, PageHeader, Section, Tabs } from '@gyg/design-system';
import { paths, useHostPath, usePageTitle, useSearchParams, useTranslation } from '@gyg/platform';
import s from './how-it-works-page.module.css';

const audiences = ['individual', 'organization', 'ngo'] as const;
type Audience = (typeof audiences)[number];
const steps = ['step1', 'step2', 'step3', 'step4'] as const;
const facts = ['fact1', 'fact2', 'fact3'] as const;
const scenes = { individual: 'lesson', organization: 'street', ngo: 'harbour' } as const;

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
        <DrawnPicture scene={scenes[audience]} shape="banner" className={s.picture} />
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
        <Actions audience={audience} />
      </section>
      <Section title={t('howItWorks.good')} spacing="tight" size="small">
        <CardGrid columns={3}>
          {facts.map((fact) => (
            <div key={fact} className={s.fact}>
              <h3 className={s.title}>{t(`howItWorks.${audience}.${fact}`)}</h3>
              <p>{t(`howItWorks.${audience}.${fact}Text`)}</p>
            </div>
          ))}
        </CardGrid>
      </Section>
    </Page>
  );
}

/** For hosts the way to host comes first, for individuals the search. */
function Actions({ audience }: { audience: Audience }) {
  const { t } = useTranslation('public');
  const host = useHostPath();
  const hosts = audience !== 'individual';
  return (
    <Cluster gap={3}>
      {hosts && (
        <Button size="lg" href={host}>
          {t('home.host')}
        </Button>
      )}
      <Button size="lg" variant={hosts ? 'secondary' : 'primary'} href={paths.openGygs()}>
        {t(`howItWorks.${audience}.action`)}
      </Button>
      {!hosts && (
        <Button size="lg" variant="secondary" href={paths.ourStory()}>
          {t('story.about.story')}
        </Button>
      )}
    </Cluster>
  );
}
