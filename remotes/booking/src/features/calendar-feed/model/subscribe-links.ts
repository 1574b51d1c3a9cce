import { calendarAddress } from '@gyg/contract/calendar-links';

/** Links to subscribe to a calendar: in the device's calendar app, at Google, and in Outlook for private accounts. */
export function subscribeLinks(url: string, name: string) {
  const app = url.replace(/^https?:/, 'webcal:');
  return {
    app,
    google: calendarAddress('https://calendar.google.com/calendar/r', { cid: app }),
    outlook: calendarAddress('https://outlook.live.com/calendar/0/addfromweb', { url, name }),
  };
}
