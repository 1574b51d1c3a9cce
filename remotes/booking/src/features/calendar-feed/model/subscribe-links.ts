/** Addresses by which programs subscribe to a calendar: any of the device, Google, and Outlook for private accounts. */
export function subscribeLinks(url: string, name: string) {
  const app = url.replace(/^https?:/, 'webcal:');
  return {
    app,
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: app })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url, name })}`,
  };
}
