import { acts } from './en/acts';
import { audit } from './en/audit';
import { confirm } from './en/confirm';
import { decision } from './en/decision';
import { featured } from './en/featured';
import { frame } from './en/frame';
import { origins } from './en/origins';
import { people } from './en/people';
import { refused } from './en/refused';
import { remotes } from './en/remotes';
import { requests } from './en/requests';
import { stories } from './en/stories';

/** The super user area's texts in English. */
export const en = {
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
