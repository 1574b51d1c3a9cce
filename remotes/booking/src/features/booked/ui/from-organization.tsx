import { Link, Panel, Section, Stack } from '@gyg/design-system';
import { type Language, paths, useFormat, useTranslation } from '@gyg/platform';
import { Fragment } from 'react';
import type { Colleagues } from '../model/colleagues';
import { PersonLine } from './person-line';

export interface FromOrganizationProps {
  colleagues: Colleagues;
  /** The language of the needs' titles. */
  lang: Language;
}

/** Who else is coming for one of the user's organisations, with a link to invite more people. */
export function FromOrganization({ colleagues, lang }: FromOrganizationProps) {
  const { t } = useTranslation('booking');
  const { number } = useFormat();
  const { name, people, others, unnamed } = colleagues;
  return (
    <Panel>
      <Section size="small" spacing="none" title={t('booked.colleagues.title', { name })}>
        <Stack gap={3}>
          {people.map(({ userId, name: person, gives }) => (
            <PersonLine
              key={userId}
              name={person}
              href={paths.user(userId)}
              detail={
                gives.length > 0 &&
                gives.map(({ bookingId, needTitle, quantity }, index) => (
                  <Fragment key={bookingId}>
                    {index > 0 && ', '}
                    {quantity > 1 && `${number(quantity)} × `}
                    <span lang={lang}>{needTitle}</span>
                  </Fragment>
                ))
              }
            />
          ))}
          {people.length + unnamed === 0 && <p>{t('booked.colleagues.none')}</p>}
          {others > 0 && <p>{t('booked.colleagues.more', { count: others })}</p>}
          {unnamed > 0 && <p>{t('booked.colleagues.unnamed', { count: unnamed })}</p>}
          <div>
            <Link variant="standalone" icon="plus" href={paths.myOrganizations()}>
              {t('booked.colleagues.invite')}
            </Link>
          </div>
        </Stack>
      </Section>
    </Panel>
  );
}
