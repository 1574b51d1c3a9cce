import { Avatar } from '@gyg/design-system';
import { paths } from '@gyg/platform';
import s from './story.module.css';

export interface StoryAnswerProps {
  answer: string;
  host: { name: string; friendlyUrl: string; logo: string | null };
}

/** The host's answer to a story. */
export const StoryAnswer = ({ answer, host: { name, friendlyUrl, logo } }: StoryAnswerProps) => (
  <div className={s.answer}>
    <Avatar kind="organization" seed={name} {...(logo !== null && { src: logo })} />
    <div>
      <p>
        <a className={s.name} href={paths.organizationByName(friendlyUrl)}>
          {name}
        </a>
      </p>
      <p className={s.answerText}>{answer}</p>
    </div>
  </div>
);
