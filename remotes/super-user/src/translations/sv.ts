import { answer } from './sv/answer';
import { demo } from './sv/demo';
import { diagnostics } from './sv/diagnostics';
import { figures } from './sv/figures';
import { frame } from './sv/frame';
import { health } from './sv/health';
import { jobs } from './sv/jobs';
import { limits } from './sv/limits';
import { mails } from './sv/mails';
import { overview } from './sv/overview';
import { refused } from './sv/refused';
import { requests } from './sv/requests';
import { siteDown } from './sv/site-down';
import { storage } from './sv/storage';

/** The super user area's texts in Swedish. */
export const sv = {
  answer,
  demo,
  diagnostics,
  figures,
  frame,
  health,
  jobs,
  limits,
  mails,
  overview,
  refused,
  requests,
  siteDown,
  storage,
};
