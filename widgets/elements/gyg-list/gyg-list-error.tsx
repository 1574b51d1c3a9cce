import { Button, Icon, Link } from '@gyg/design-system/elements';
import s from './gyg-list.module.css';
import type { GygListTexts } from './gyg-list-texts';

interface GygListErrorProps {
  /** A key of the error catalogue, or one of the element's codes (see WidgetError). */
  code: string;
  organization: string;
  /** The platform's origin. */
  origin: string;
  texts: GygListTexts;
  onRetry: () => void;
}

function messageFor({ code, organization, texts }: Pick<GygListErrorProps, 'code' | 'organization' | 'texts'>): string {
  if (code === 'org.missing') return texts.missing(organization);
  if (code === 'organization.unnamed') return texts.unnamed;
  return navigator.onLine ? texts.failed : texts.offline;
}

/** The error message, a retry button and a link to the platform. */
export const GygListError = ({ onRetry, origin, texts, ...problem }: GygListErrorProps) => (
  <div className={s.error} role="alert" part="error">
    <Icon name="alert" size="lg" className={s.sign} />
    <p>{messageFor({ ...problem, texts })}</p>
    <p className={s.ways}>
      <Button variant="secondary" onClick={onRetry} part="button">
        {texts.retry}
      </Button>
      <Link variant="standalone" href={`${origin}/search`}>
        {texts.platform}
      </Link>
    </p>
  </div>
);
