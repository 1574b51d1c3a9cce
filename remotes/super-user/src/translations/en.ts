import { acts } from './en/acts';
import { audit } from './en/audit';
import { confirm } from './en/confirm';
import { decision } from './en/decision';
import { demo } from './en/demo';
import { diagnostics } from './en/diagnostics';
import { featured } from './en/featured';
import { figures } from './en/figures';
import { frame } from './en/frame';
import { health } from './en/health';
import { jobs } from './en/jobs';
import { limits } from './en/limits';
import { mails } from './en/mails';
import { origins } from './en/origins';
import { overview } from './en/overview';
import { people } from './en/people';
import { refused } from './en/refused';
import { remotes } from './en/remotes';
import { requests } from './en/requests';
import { siteDown } from './en/site-down';
import { storage } from './en/storage';
import { stories } from './en/stories';

/** The super user area's texts in English. */
export const en = {
  acts,
  audit,
  confirm,
  decision,
  demo,
  diagnostics,
  featured,
  figures,
  frame,
  health,
  jobs,
  limits,
  mails,
  origins,
  overview,
  people,
  refused,
  remotes,
  requests,
  siteDown,
  storage,
  stories,
};
