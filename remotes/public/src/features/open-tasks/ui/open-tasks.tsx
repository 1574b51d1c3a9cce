import { Icon, Page, Skeleton } from '@gyg/design-system';
import { paths, useLoadFailure, useTranslation } from '@gyg/platform';
import { useNewestNotifications } from '../api/list-open-notifications';
import { type OpenTask, openTasks } from '../model/open-tasks';
import s from './open-tasks.module.css';

/** Up to three things to deal with, on the edge of the hero. Keeps its height without any, so that nothing moves. */
export function OpenTasks() {
  const { t } = useTranslation('public');
  const loadFailure = useLoadFailure();
  const { data, error } = useNewestNotifications();
  if (data === undefined && !error) return <OpenTasksLoading />;
  const tasks = openTasks(data?.notifications ?? []);
  const none: OpenTask = {
    id: 'none',
    title: error ? loadFailure(error, () => undefined).title : t('member.tasks.none'),
    text: t('member.tasks.toNotifications'),
    href: paths.notifications(),
    icon: error ? 'alert' : 'check',
  };
  return (
    <Page>
      <ul className={s.list} aria-label={t('member.tasks.title')}>
        {(tasks.length === 0 ? [none] : tasks).map((task) => (
          <li key={task.id}>
            <a className={s.task} href={task.href}>
              <span className={s.icon}>
                <Icon name={task.icon} />
              </span>
              <span className={s.words}>
                <b className={s.title}>{task.title}</b>
                <span className={s.text}>{task.text}</span>
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** The same height while notifications are loading. */
export const OpenTasksLoading = () => (
  <Page>
    <div className={s.list} aria-busy="true">
      {(['a', 'b', 'c'] as const).map((place) => (
        <div key={place} className={s.task}>
          <span className={s.words}>
            <Skeleton length="long" />
            <Skeleton length="half" />
          </span>
        </div>
      ))}
    </div>
  </Page>
);
