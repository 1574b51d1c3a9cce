import { acts } from './en/acts';
import { answer } from './en/answer';
import { audit } from './en/audit';
import { frame } from './en/frame';
import { origins } from './en/origins';
import { people } from './en/people';
import { refused } from './en/refused';
import { requests } from './en/requests';

/** The super user area's texts in English. */
export const en = { frame, refused, requests, answer, audit, acts, people, origins };
