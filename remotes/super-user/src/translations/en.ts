import { decision } from './en/decision';
import { featured } from './en/featured';
import { frame } from './en/frame';
import { refused } from './en/refused';
import { requests } from './en/requests';
import { stories } from './en/stories';

/** The super user area's texts in English. */
export const en = { frame, refused, requests, decision, featured, stories };
