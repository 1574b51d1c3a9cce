import { acts } from './sv/acts';
import { audit } from './sv/audit';
import { confirm } from './sv/confirm';
import { decision } from './sv/decision';
import { featured } from './sv/featured';
import { frame } from './sv/frame';
import { origins } from './sv/origins';
import { people } from './sv/people';
import { refused } from './sv/refused';
import { remotes } from './sv/remotes';
import { requests } from './sv/requests';
import { stories } from './sv/stories';

/** The super user area's texts in Swedish. */
export const sv = {
  frame,
  refused,
  requests,
  decision,
  featured,
  stories,
  confirm,
  remotes,
  audit,
  acts,
  people,
  origins,
};
