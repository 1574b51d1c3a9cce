import { Link, Panel, Section, Stack } from '@gyg/design-system';
import { type Language, paths, useFormat, useTranslation } from '@gyg/platform';
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
  const { name, people, others } = colleagues;
  return (
    <Panel>
      <Section size="small" spacing="none" title={t('booked.colleagues.title', { name })}>
        <Stack gap={3}>
          {people.map(({ bookingId, userId, name: person, needTitle, quantity }) => (
            <PersonLine
              key={bookingId}
              name={person}
              href={paths.user(userId)}
              detail={
                needTitle !== undefined && (
                  <>
                    {quantity > 1 && `${number(quantity)} × `}
                    <span lang={lang}>{needTitle}</span>
                  </>
                )
              }
            />
          ))}
          {people.length + others === 0 && <p>{t('booked.colleagues.none')}</p>}
          {others > 0 && (
            <p>
              {people.length === 0
                ? t('booked.colleagues.unnamed', { count: others })
                : t('booked.colleagues.more', { count: others })}
            </p>
          )}
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
