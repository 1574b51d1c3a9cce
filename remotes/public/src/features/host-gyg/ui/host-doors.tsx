import { CardGrid, DrawnPicture, type DrawnScene, Icon, MoreLink, Page, Section } from '@gyg/design-system';
import { paths, useHostPath, useTranslation } from '@gyg/platform';
import s from './host-doors.module.css';

/** Three ways to host: for an organisation, by proposing an idea to one, and with a workplace. */
export function HostDoors() {
  const { t } = useTranslation('public');
  const host = useHostPath();
  const doors = [
    { name: 'organization', scene: 'harbour', goal: 14, href: host },
    { name: 'idea', scene: 'field', goal: 15, href: paths.organizations() },
    { name: 'workplace', scene: 'street', goal: 11, href: paths.myOrganizations() },
  ] as const satisfies readonly { name: string; scene: DrawnScene; goal: number; href: string }[];
  return (
    <Page>
      <Section
        title={t('home.host')}
        spacing="tight"
        action={<MoreLink href={`${paths.howItWorks()}?for=ngo`}>{t('member.doors.how')}</MoreLink>}
      >
        <CardGrid columns={3}>
          {doors.map(({ name, scene, goal, href }) => (
            <div key={name} className={s.door} data-goal={goal}>
              <DrawnPicture scene={scene} className={s.picture} />
              <div className={s.words}>
                <h3 className={s.title}>{t(`member.doors.${name}`)}</h3>
                <p className={s.text}>{t(`member.doors.${name}Text`)}</p>
                <a className={s.link} href={href}>
                  {t(`member.doors.${name}Link`)}
                  <Icon name="arrow" size="sm" />
                </a>
              </div>
            </div>
          ))}
        </CardGrid>
      </Section>
    </Page>
  );
}
