import { answer } from './en/answer';
import { demo } from './en/demo';
import { diagnostics } from './en/diagnostics';
import { figures } from './en/figures';
import { frame } from './en/frame';
import { health } from './en/health';
import { jobs } from './en/jobs';
import { limits } from './en/limits';
import { mails } from './en/mails';
import { overview } from './en/overview';
import { refused } from './en/refused';
import { requests } from './en/requests';
import { siteDown } from './en/site-down';
import { storage } from './en/storage';

/** The super user area's texts in English. */
export const en = {
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
