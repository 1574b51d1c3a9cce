/** Links to subscribe to a calendar: in the device's calendar app, at Google, and in Outlook for private accounts. */
export function subscribeLinks(url: string, name: string) {
  const app = url.replace(/^https?:/, 'webcal:');
  return {
    app,
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: app })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url, name })}`,
  };
}
